import { isDue, pauseAfter } from '@/gateway/delivery/backoff';

const minute = 60_000;
const days = 24 * 60 * minute;
const began = Date.parse('2024-06-01T10:00:00.000Z');

describe('"backoff from 1 minute to about 67 minutes for 5 days" (specification 28.8)', () => {
  it.each([
    [1, 1],
    [2, 2],
    [7, 64],
    [8, 67],
    [60, 67],
  ])('after %d failures the next attempt is %d minutes later at any age', (failed, pause) => {
    for (const age of [-50 * days, 0, 50 * days]) expect(pauseAfter(failed, age)).toBe(pause * minute);
  });

  it('the last attempt is when the five days are up, and none after that', () => {
    let [failed, waited] = [0, 0];
    for (let pause = pauseAfter(1, 0); pause && waited < 5 * days; pause = pauseAfter(failed + 1, waited)) {
      failed += 1;
      waited += pause;
    }
    expect([failed, waited]).toEqual([113, 5 * days]);
    expect(pauseAfter(failed + 1, waited)).toBeUndefined();
  });

  // Specification 28.12
  it('a clock that was set back, or many restarts within five days, give nothing up', () => {
    for (const age of [-days, 0, 5 * days - 1]) expect(pauseAfter(1000, age)).toBe(67 * minute);
  });

  it.each([
    [0, true],
    [1, false],
    [67 * minute, false],
    [67 * minute + 1, true],
    [30 * days, true],
  ])('nothing is due later than the longest pause from now: in %d ms, %s', (ahead, due) => {
    expect(isDue(began + ahead, began)).toBe(due);
  });
});
