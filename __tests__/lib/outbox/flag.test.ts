import { mayHoldSomething, setFlag } from '@/lib/outbox/flag';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('says whether the outbox holds anything (specification 26.5)', () => {
  expect(mayHoldSomething()).toBe(false);
  setFlag(true);
  expect(mayHoldSomething()).toBe(true);
  setFlag(false);
  expect(mayHoldSomething()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

describe('local storage that is denied breaks nothing', () => {
  it('when the very access throws: the outbox is looked into', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => setFlag(true)).not.toThrow();
    expect(mayHoldSomething()).toBe(true);
  });

  it('when it is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => setFlag(true)).not.toThrow();
    expect(full).toHaveBeenCalled();
  });
});
