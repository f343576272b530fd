import type { OpenSpool } from './types';

/** What became of the items of a spool that was moved. */
export interface Moved {
  readonly moved: number;
  /** Were in the other spool already. */
  readonly known: number;
  /** Are being delivered at this moment, so they stayed. */
  readonly busy: number;
}

/**
 * Moves all items of one spool to another, as they are, while gateways may use both. What waits is claimed before it is
 * copied, so nobody delivers it twice; of that a mark stays, so that its key is still known here. Stopped at any moment
 * and begun again, it goes on.
 *
 * @param goesOn asked before each item; false stops
 */
export async function moveAll(from: OpenSpool, to: OpenSpool, goesOn = () => true): Promise<Moved> {
  const counts = { moved: 0, known: 0, busy: 0 };
  for (const { id, state } of await from.list()) {
    if (!goesOn()) break;
    const isClaimed = state === 'waiting' && (await from.claim(id)) !== undefined;
    const item = await from.show(id);
    if (!item) continue;
    if (item.state === 'waiting' && !isClaimed) {
      counts.busy += 1;
      continue;
    }
    const adopted = await to.adopt(item).catch(async (error: unknown) => {
      if (isClaimed) await from.retry(id, 0);
      throw error;
    });
    const isNew = adopted === 'stored';
    counts[isNew ? 'moved' : 'known'] += 1;
    if (item.state === 'waiting') await from.done(id);
    else if (item.state !== 'done') await from.remove(id);
  }
  return counts;
}
