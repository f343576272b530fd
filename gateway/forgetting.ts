import type { Log } from './delivery/attempt';
import { describeError } from './delivery/describeError';
import { keptSince } from './spool/entry';
import type { OpenSpool } from './spool/types';

const hour = 60 * 60 * 1000;

/**
 * Removes now and every hour what has been kept for long enough (specification 35.5), and logs how many of each state.
 *
 * @param keepDays KEEP_DAYS; 0 keeps for ever
 * @returns ends it
 */
export function startForgetting(spool: Pick<OpenSpool, 'forget'>, keepDays: number, log: Log): () => void {
  const forget = async () => {
    try {
      const { done: _marks, ...removed } = await spool.forget(keptSince(keepDays, Date.now()));
      if (Object.keys(removed).length > 0) log.info({ removed, keepDays }, 'removed after KEEP_DAYS');
    } catch (error) {
      // The next hour tries again; but somebody's data is kept for longer than promised.
      log.error(describeError(error), 'what is older than KEEP_DAYS could not be removed yet');
    }
  };
  void forget();
  const timer = setInterval(() => void forget(), hour).unref();
  return () => clearInterval(timer);
}
