import { randomBytes } from 'node:crypto';
import type { OpenSpool, WholeItem } from './types';

export interface Moved {
  readonly moved: number;
  /** Already in the other spool. */
  readonly known: number;
  /** Being delivered or written at this moment, so not moved. */
  readonly busy: number;
  /** The other spool has a different body under the same key, so not moved. */
  readonly different: number;
}

/**
 * Tells whether two spools are the same: a mark put into one then shows up in the other, whatever their
 * folders or databases are called.
 */
export async function areOne(spool: OpenSpool, other: OpenSpool): Promise<boolean> {
  const [id, bodyHash] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  await other.adopt({ id, bodyHash, state: 'done', receivedAt: Date.now(), content: Buffer.alloc(0) });
  try {
    return (await spool.show(id)) !== undefined;
  } finally {
    await other.dropMark(id);
  }
}

/**
 * Moves all items of one spool to another while gateways may use both. Waiting entries are claimed before
 * they are copied, so they are not delivered twice. Marks remain, so that their keys stay known here. Items
 * that did not reach the other spool remain as well. An interrupted move can be run again.
 *
 * @param to a different spool (`areOne`); items that it already has are dropped here
 * @param goesOn called before each item; false stops the move
 */
export async function moveAll(from: OpenSpool, to: OpenSpool, goesOn = () => true): Promise<Moved> {
  const counts = { moved: 0, known: 0, busy: 0, different: 0 };
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
    counts[adopted === 'stored' ? 'moved' : adopted] += 1;
    if (adopted === 'stored' || adopted === 'known') await drop(from, item);
    else if (isClaimed) await from.retry(id, 0);
  }
  return counts;
}

async function drop(from: OpenSpool, { id, state }: WholeItem): Promise<void> {
  if (state === 'waiting') await from.done(id);
  else if (state !== 'done') await from.remove(id);
}
