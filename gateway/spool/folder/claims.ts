import path from 'node:path';
import { codeOf, isFull } from '../../errorCode';
import { type Disk, removeIfThere, writeDurably } from '../disk';
import { readEntry } from '../entry';
import type { Claimed, Failure, Item, SpoolEntry } from '../types';
import { isGone, me } from './holder';
import type { Folders } from './open';

/** How often the gateway looks for what the operator's command changed, in milliseconds. */
const look = 5000;

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  /** Whether this is the operator's command: what is asked for at once is for the gateway to see. */
  readonly beside: boolean;
  readonly now: () => number;
}

/**
 * The delivering half of the spool. An entry is claimed by a file in `held/`, which also keeps the operator's command
 * from it and says which process holds it; those files mean nothing after a crash, so none is synced.
 */
export function claims({ disk, folders, beside, now }: Parts) {
  const { index, due, fileOf, sync } = folders;
  const mine = new Set<string>();
  const fileFor = (id: string) => path.join(folders.held, id);
  let looked = Number.NEGATIVE_INFINITY;

  return { claim, read, done, retry, bury, mark, release };

  async function claim(wanted?: string, most?: number): Promise<Claimed | undefined> {
    if (Math.abs(now() - looked) >= look) {
      looked = now();
      await refresh();
    }
    for (const [id, at] of due) {
      if (mine.has(id) || (wanted === undefined ? at > now() : wanted !== id)) continue;
      if (most !== undefined && (await sizeOf(id)) > most) continue;
      // Another call may have taken it meanwhile.
      if (mine.has(id) || due.get(id) !== at) continue;
      if ((await hold(id)) && (wanted === undefined || (await isThere(id))))
        return { id, receivedAt: waiting(id).receivedAt };
    }
    return undefined;
  }

  async function sizeOf(id: string): Promise<number> {
    // What another process has just taken away is found to be gone once it is claimed.
    return disk.size(fileOf(waiting(id), 'waiting')).catch(() => 0);
  }

  /** What another process has delivered since this one looked is not to be claimed by its id. */
  async function isThere(id: string): Promise<boolean> {
    const found = (await folders.labels('waiting')).some((label) => label.id === id);
    if (!found) {
      forget(waiting(id));
      await release(id);
    }
    return found;
  }

  async function hold(id: string): Promise<boolean> {
    mine.add(id);
    try {
      const file = await disk.create(fileFor(id));
      // On a full disk it stays empty, and is held all the same.
      await file.writeFile(Buffer.from(me)).catch(() => {});
      await file.close();
      return true;
    } catch (error) {
      // Only deliveries make room on a full disk. The operator's command cannot hold anything there either.
      if (!beside && isFull(codeOf(error))) return true;
      mine.delete(id);
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** Lets go of what a killed process held. */
  async function letGo(id: string): Promise<void> {
    const taken = `${fileFor(id)}.gone`;
    if (mine.has(id) || !(await isLeft(fileFor(id)))) return;
    // Moved away first: another process may have done the same meanwhile, and hold it anew.
    await disk.rename(fileFor(id), taken);
    if (!(await isLeft(taken))) {
      await disk.rename(taken, fileFor(id));
      return;
    }
    await removeIfThere(disk, taken);
    // It may have been killed between the mark and the removal.
    const item = index.get(id);
    if (item?.state !== 'waiting' || !(await folders.labels('done')).some((label) => label.id === id)) return;
    forget(item);
    await removeIfThere(disk, fileOf(item, 'waiting'));
  }

  async function isLeft(file: string): Promise<boolean> {
    return isGone(String(await disk.read(file)));
  }

  async function release(id: string): Promise<void> {
    mine.delete(id);
    await disk.remove(fileFor(id)).catch(() => {});
  }

  /** Sees what was taken out of `new/`, put back into it, or is asked for at once. */
  async function refresh(): Promise<void> {
    const before = new Map(index);
    const { writing, refused } = folders;
    const unchanged = (id: string) =>
      index.get(id) === before.get(id) && !writing.has(id) && !refused.has(id);
    const there = new Set<string>();
    for (const label of await folders.labels('waiting')) {
      there.add(label.id);
      const state = before.get(label.id)?.state;
      // The file of what was delivered may have stayed behind: that one is not taken up again.
      if (state === 'waiting' || state === 'done' || !unchanged(label.id)) continue;
      index.set(label.id, { ...label, state: 'waiting' });
      due.set(label.id, now());
    }
    for (const [id, item] of before)
      if (item.state === 'waiting' && !there.has(id) && unchanged(id)) forget(item);
    for (const name of await disk.list(folders.held)) {
      const [id = '', ending] = name.split('.');
      // It may have been let go of since it was listed.
      if (ending === undefined) await letGo(id).catch(unlessMissing);
      if (ending !== 'due' || beside) continue;
      await removeIfThere(disk, path.join(folders.held, name));
      if (due.has(id)) due.set(id, now());
    }
  }

  /** It is not to be delivered any more; its key stays known. */
  function forget(item: Item): void {
    index.set(item.id, { ...item, state: 'done' });
    due.delete(item.id);
  }

  function waiting(id: string): Item {
    const found = index.get(id);
    if (found?.state !== 'waiting') throw new Error(`spool: no entry ${id} waits for delivery`);
    return found;
  }

  async function read(id: string): Promise<SpoolEntry> {
    const item = waiting(id);
    try {
      return readEntry(await disk.read(fileOf(item, 'waiting')));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') {
        forget(item);
        await release(id);
      }
      throw error;
    }
  }

  async function done(id: string): Promise<void> {
    const item = waiting(id);
    await mark(item);
    await disk.remove(fileOf(item, 'waiting')).catch(() => {});
    await release(id);
  }

  /** The mark is durable before the entry goes: where that fails, the next start removes the entry. */
  async function mark(item: Item): Promise<void> {
    const file = fileOf(item, 'done');
    await removeIfThere(disk, file);
    await writeDurably(disk, file, []);
    await sync.done();
    forget(item);
    await folders.tried.remove(item.id);
  }

  async function retry(id: string, pause: number, failure?: Failure): Promise<void> {
    if (failure) await folders.tried.add(id, failure, now());
    // Behind those that were not tried yet.
    due.delete(id);
    due.set(waiting(id).id, now() + pause);
    await release(id);
  }

  async function bury(id: string, failure?: Failure): Promise<void> {
    const item = waiting(id);
    if (failure) await folders.tried.add(id, failure, now());
    await disk.rename(fileOf(item, 'waiting'), fileOf(item, 'dead'));
    index.set(id, { ...item, state: 'dead' });
    due.delete(id);
    await release(id);
    await Promise.all([sync.dead(), sync.waiting()]);
  }
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}
