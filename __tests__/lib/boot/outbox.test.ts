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

it('a page that cannot load it goes on', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('no network')));
  setFlag(true);
  resumeOutbox(load);
  await expect(load.mock.results[0]?.value).rejects.toThrow('no network');
});
