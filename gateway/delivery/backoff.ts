const minute = 60_000;

/** When a mail is tried again, in milliseconds (specification 28.8). */
export const backoff = {
  first: minute,
  longest: 67 * minute,
  giveUp: 5 * 24 * 60 * minute,
  /** Delivered already; only the spool is to know it. */
  note: 5000,
} as const;

/** The pause after so many failed attempts: 1, 2, 4 … 64, then 67 minutes; in milliseconds. */
const usualPause = (failed: number) =>
  // Of a larger exponent nothing would be left but infinity.
  Math.min(backoff.first * 2 ** Math.min(failed - 1, 30), backoff.longest);

/**
 * How long to wait after a failed attempt. The five days are counted twice: by the pauses of the attempts that were made,
 * and by the clock. A clock that jumps, or a gateway that stands still or is started again and again, changes one of them,
 * and a mail is given up only when both are over.
 *
 * @param failed attempts that failed, this one included
 * @param age milliseconds since the mail was acknowledged; negative when the clock was set back
 * @returns milliseconds, or nothing when it has been tried for long enough
 */
export function pauseAfter(failed: number, age: number): number | undefined {
  let waited = 0;
  for (let attempt = 1; attempt < failed && waited < backoff.giveUp; attempt += 1)
    waited += usualPause(attempt);
  const left = backoff.giveUp - waited;
  if (left <= 0) return age >= backoff.giveUp ? undefined : backoff.longest;
  // The last attempt comes when the time is up, not up to an hour before.
  return Math.min(usualPause(failed), left);
}

/**
 * Whether an entry is due. One that is due later than the longest pause from now was given that time by another clock, or
 * before this one was set back: it has waited for long enough.
 *
 * @param at when it is due; like `now` in milliseconds since 1970
 */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + backoff.longest;
}
