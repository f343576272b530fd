/** @jest-environment node */
import { pauseAfter } from '@/gateway/delivery/backoff';
import { startQueue } from '@/gateway/delivery/queue';

const minute = 60_000;
const days = 24 * 60 * minute;

describe('«backoff from 1 minute to about 67 minutes for 5 days» (specification 28.8)', () => {
  it.each([
    [0, 1],
    [1, 2],
    [63, 64],
    [127, 67],
    [194, 67],
    [-60, 1],
    [0.5, 1.5],
  ])('after a failure %d minutes on, the next attempt is %d minutes later', (age, pause) => {
    expect(pauseAfter(age * minute)).toBe(pause * minute);
  });

  it('the last attempt is when the five days are up, and none after that', () => {
    expect(pauseAfter(5 * days - 10 * minute)).toBe(10 * minute);
    expect([pauseAfter(5 * days), pauseAfter(50 * days)]).toEqual([undefined, undefined]);
  });
});

describe('the queue', () => {
  /** Work that ends when the test says so, and looks that pass when it says so. */
  function heldWork() {
    let begun = 0;
    let end = (_more: boolean) => {};
    const looks = new Set<() => void>();
    const queue = startQueue(
      () => {
        begun += 1;
        return new Promise((resolve) => {
          end = resolve;
        });
      },
      (callback) => {
        looks.add(callback);
        return () => looks.delete(callback);
      },
    );
    const settled = () => new Promise(setImmediate);
    return {
      queue,
      begun: () => begun,
      looks,
      end: (more: boolean) => {
        end(more);
        return settled();
      },
      settled,
    };
  }

  it('works on one piece at a time, and on the next as soon as it ended', async () => {
    const { queue, begun, end } = heldWork();
    queue.nudge();
    expect(begun()).toBe(1);
    await end(true);
    expect(begun()).toBe(2);
  });

  it('with nothing left it looks again when it is nudged and when the time has passed', async () => {
    const { queue, begun, end, looks, settled } = heldWork();
    await end(false);
    expect([begun(), looks.size]).toEqual([1, 1]);
    queue.nudge();
    await settled();
    expect([begun(), looks.size]).toEqual([2, 0]);
    await end(false);
    for (const look of looks) look();
    await settled();
    expect(begun()).toBe(3);
  });

  it('looks again for what came while it looked, and stops once its work has ended', async () => {
    const { queue, begun, end, looks } = heldWork();
    queue.nudge();
    await end(false);
    expect([begun(), looks.size]).toEqual([2, 0]);
    const stopped = queue.stop();
    await end(true);
    await stopped;
    expect(begun()).toBe(2);
  });
});
