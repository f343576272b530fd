import { randomBytes } from 'node:crypto';
import type { OpenSpool, WholeItem } from './types';

/** What became of the items of a spool that was moved. */
export interface Moved {
  readonly moved: number;
  /** Were in the other spool already. */
  readonly known: number;
  /** Are being delivered, or written there, at this moment, so they stayed. */
  readonly busy: number;
  /** The other spool has another body under their key, so they stayed. */
  readonly different: number;
}

/**
 * Tells whether two spools are one: a mark that is put into the one is then seen in the other, whatever their folders or
 * databases are called.
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
 * Moves all items of one spool to another one, as they are, while gateways may use both. What waits is claimed before it
 * is copied, so nobody delivers it twice; a mark stays, so that its key is still known here. What the other spool does
 * not have afterwards stays. Stopped at any moment and begun again, it goes on.
 *
 * @param to not the same spool (`areOne`): what it has already is dropped here
 * @param goesOn asked before each item; false stops
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
