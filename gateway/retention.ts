import type { Log } from './delivery/attempt';
import { describeError } from './delivery/describeError';
import { retentionCutoff } from './spool/entry';
import type { Clock } from './spool/figures';
import type { OpenSpool } from './spool/types';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Removes items past their retention time now and every hour (specification 35.5), and logs how many of each
 * state. Removes nothing while the clock is in doubt.
 *
 * @param keepDays KEEP_DAYS; 0 keeps for ever
 * @returns a function that stops it
 */
export function startRetention(
  spool: Pick<OpenSpool, 'clock' | 'forget'>,
  keepDays: number,
  log: Log,
): () => void {
  const isInDoubt = clockWatch();
  const forget = async () => {
    try {
      const clock = await spool.clock();
      if (isInDoubt(clock)) {
        const [now, newest] = [clock.now, clock.newest ?? clock.now].map((time) => new Date(time));
        log.warn(
          { now, newest },
          'the clock is more than a day ahead; nothing is removed after KEEP_DAYS yet',
        );
        return;
      }
      const { done: _marks, ...removed } = await spool.forget(retentionCutoff(keepDays, clock.now));
      if (Object.keys(removed).length > 0) log.info({ removed, keepDays }, 'removed after KEEP_DAYS');
    } catch (error) {
      // The next run tries again, but personal data is kept for longer than promised.
      log.error(describeError(error), 'what is older than KEEP_DAYS could not be removed yet');
    }
  };
  void forget();
  const timer = setInterval(() => void forget(), hour).unref();
  return () => clearInterval(timer);
}

/**
 * A wrong clock could remove everything at once. The clock is in doubt when it is more than a day ahead of
 * the newest item at the start, or later jumps by more than a day. After a day of running it is trusted
 * again: either the site was quiet or switched off, or the operator has had a day to set the clock.
 *
 * @returns a test whether a clock is in doubt now
 */
function clockWatch(): (clock: Clock) => boolean {
  /** The last trusted time of the clock, and the process's uptime at that moment. */
  let trusted: { readonly now: number; readonly ran: number } | undefined;
  let doubtedAt: number | undefined;
  return ({ now, newest = now }) => {
    const ran = performance.now();
    trusted ??= { now: newest, ran };
    const ahead = now - (trusted.now + ran - trusted.ran);
    doubtedAt = ahead > day ? (doubtedAt ?? ran) : undefined;
    if (doubtedAt !== undefined && ran - doubtedAt < day) return true;
    doubtedAt = undefined;
    trusted = { now, ran };
    return false;
  };
}
