const minute = 60_000;

/** When a failed delivery is tried again, in milliseconds (specification 28.8). */
export const backoff = {
  first: minute,
  longest: 67 * minute,
  giveUp: 5 * 24 * 60 * minute,
  /** The mail is delivered, but the spool could not be updated. */
  note: 5000,
} as const;

/** The pause after so many failed attempts: 1, 2, 4 … 64, then 67 minutes; in milliseconds. */
const usualPause = (failed: number) =>
  // A larger exponent would give infinity.
  Math.min(backoff.first * 2 ** Math.min(failed - 1, 30), backoff.longest);

/**
 * How long to wait after a failed attempt. The five days are counted twice: by the pauses between attempts,
 * and by the clock. A clock that jumps or a gateway that hangs or restarts repeatedly affects only one of the
 * two counts. A mail is given up when both have run out.
 *
 * @param failed attempts that failed, this one included
 * @param age milliseconds since the mail was acknowledged; negative when the clock was set back
 * @returns milliseconds, or undefined when no further attempt is due
 */
export function pauseAfter(failed: number, age: number): number | undefined {
  let waited = 0;
  for (let attempt = 1; attempt < failed && waited < backoff.giveUp; attempt += 1)
    waited += usualPause(attempt);
  const left = backoff.giveUp - waited;
  if (left <= 0) return age >= backoff.giveUp ? undefined : backoff.longest;
  // The last attempt is made when the time is up, not up to an hour before.
  return Math.min(usualPause(failed), left);
}

/**
 * Whether an entry is due. An entry due later than the longest pause from now was scheduled under a different
 * clock, so it counts as due.
 *
 * @param at when it is due; like `now` in milliseconds since 1970
 */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + backoff.longest;
}
