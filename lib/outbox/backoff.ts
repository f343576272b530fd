const first = 2000;
const longest = 15 * 60 * 1000;

/**
 * Doubles from 2 seconds to 15 minutes. Half of it is random, so that browsers that failed together do not
 * retry together.
 *
 * @param failures number of failed attempts, 1 or more
 * @returns how long to wait before the next, in milliseconds
 */
export function backoff(failures: number): number {
  const whole = Math.min(first * 2 ** (failures - 1), longest);
  return whole / 2 + Math.random() * (whole / 2);
}
