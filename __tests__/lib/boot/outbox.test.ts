import { resumeOutbox } from '@/lib/boot/outbox';
import { setFlag } from '@/lib/outbox/flag';

afterEach(() => setFlag(false));

it('ordinary visits load nothing (specification 26.5)', () => {
  const load = jest.fn(async () => {});
  resumeOutbox(load);
  expect(load).not.toHaveBeenCalled();
});

it('when something waits, any page loads the outbox', () => {
  const load = jest.fn(async () => {});
  setFlag(true);
  resumeOutbox(load);
  expect(load).toHaveBeenCalledTimes(1);
});
