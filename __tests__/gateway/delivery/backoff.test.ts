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
  /** Work that ends when the test says so. */
  function heldWork() {
    const begun: string[] = [];
    const ends = new Map<string, (pause?: number) => void>();
    const timers: (() => void)[] = [];
    const queue = startQueue(
      (id) =>
        new Promise((resolve) => {
          begun.push(id);
          ends.set(id, resolve);
        }),
      (callback) => {
        timers.push(callback);
        return () => timers.splice(timers.indexOf(callback), 1);
      },
    );
    const end = async (id: string, pause?: number) => {
      ends.get(id)?.(pause);
      await new Promise(setImmediate);
    };
    return { queue, begun, end, timers };
  }

  it('works on one at a time, in the order they came', async () => {
    const { queue, begun, end } = heldWork();
    for (const id of ['a', 'b', 'c']) queue.add(id);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('c');
    queue.add('d');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('d');
  });

  it('takes each id once, whether it waits, is in work or rests', async () => {
    const { queue, begun, end, timers } = heldWork();
    for (const id of ['a', 'b', 'a', 'b']) queue.add(id);
    await end('a', 1);
    queue.add('a');
    await end('b');
    expect([begun, timers.length]).toEqual([['a', 'b'], 1]);
    timers.shift()?.();
    expect(begun).toEqual(['a', 'b', 'a']);
    await end('a');
  });
});
