const minute = 60_000;

/** When a mail is tried again, in milliseconds (specification 28.8). */
export const backoff = {
  first: minute,
  longest: 67 * minute,
  giveUp: 5 * 24 * 60 * minute,
  /** Delivered already; only the spool is to know it. */
  note: 5000,
} as const;

/**
 * How long to wait after a failed attempt: as long as the mail has waited already,
 * which doubles the pause each time (1, 2, 4 … 64, then 67 minutes). Since the age
 * alone decides, a restart neither forgets how often a mail was tried nor needs to
 * write it down.
 *
 * @param age milliseconds since the mail was acknowledged; negative when the clock was set back
 * @returns milliseconds, or nothing when it has been tried for long enough
 */
export function pauseAfter(age: number): number | undefined {
  if (age >= backoff.giveUp) return undefined;
  const pause = Math.min(Math.max(age + backoff.first, backoff.first), backoff.longest);
  // The last attempt comes when the time is up, not up to an hour before.
  return Math.min(pause, backoff.giveUp - age);
}
