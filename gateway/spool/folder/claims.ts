import path from 'node:path';
import { isDue } from '../../delivery/backoff';
import { codeOf, isFull } from '../../errorCode';
import { type Disk, removeIfThere } from '../disk';
import { readEntry } from '../entry';
import type { Claimed, Failure, Item, SpoolEntry } from '../types';
import { isGone, me } from './holder';
import { marking } from './marks';
import { settledNow } from './names';
import type { Folders } from './open';

/** How often the gateway looks for changes by the operator's command, in milliseconds. */
const look = 5000;

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  /** Whether this is the operator's command, which leaves urgent entries to the gateway. */
  readonly asOperator: boolean;
  readonly now: () => number;
}

/**
 * The delivering half of the spool. An entry is claimed by a file in `held/` that names the process. It also
 * keeps the operator's command away from the entry. These files mean nothing after a crash, so none is
 * synced.
 */
export function claims({ disk, folders, asOperator, now }: Parts) {
  const { index, due, tried, sizes, fileOf, sync } = folders;
  const mine = new Set<string>();
  const mark = marking({ disk, folders, now });
  const fileFor = (id: string) => path.join(folders.held, id);
  let looked = Number.NEGATIVE_INFINITY;

  return { claim, read, done, retry, bury, markAll, release };

  async function claim(wanted?: string, most?: number): Promise<Claimed | undefined> {
    if (Math.abs(now() - looked) >= look) {
      looked = now();
      await refresh();
    }
    for (const [id, at] of due) {
      if (mine.has(id) || (wanted === undefined ? !isDue(at, now()) : wanted !== id)) continue;
      if (most !== undefined && (await sizes.of(fileOf(waiting(id), 'waiting'))) > most) continue;
      // Another call may have taken it in between.
      if (mine.has(id) || due.get(id) !== at) continue;
      if ((await hold(id)) && (wanted === undefined || (await isThere(id))))
        return { id, receivedAt: waiting(id).receivedAt, attempts: (await tried.of(id))?.attempts ?? 0 };
    }
    return undefined;
  }

  /** An entry that another process has delivered since the last look must not be claimed by its id. */
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
      // On a full disk the file stays empty, but the entry is held.
      await file.writeFile(Buffer.from(me)).catch(() => {});
      await file.close();
      return true;
    } catch (error) {
      // Only deliveries free space on a full disk. The operator's command cannot hold anything there.
      if (!asOperator && isFull(codeOf(error))) return true;
      mine.delete(id);
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** Releases an entry held by a killed process. */
  async function letGo(id: string): Promise<void> {
    const taken = `${fileFor(id)}.gone`;
    if (mine.has(id) || !(await isLeft(fileFor(id)))) return;
    // Moved away first, as another process may have done the same and hold the entry again.
    await disk.rename(fileFor(id), taken);
    if (!(await isLeft(taken))) {
      await disk.rename(taken, fileFor(id));
      return;
    }
    await removeIfThere(disk, taken);
    // The process may have been killed between writing the mark and removing the entry.
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

  /** Notices entries that were taken out of `new/`, put back, or made urgent. */
  async function refresh(): Promise<void> {
    const before = new Map(index);
    const { writing, refused } = folders;
    const unchanged = (id: string) =>
      index.get(id) === before.get(id) && !writing.has(id) && !refused.has(id);
    const there = new Set<string>();
    for (const label of await folders.labels('waiting')) {
      there.add(label.id);
      const state = before.get(label.id)?.state;
      // The file of a delivered entry may remain; it is not delivered again.
      if (state === 'waiting' || state === 'done' || !unchanged(label.id)) continue;
      index.set(label.id, { ...label, state: 'waiting' });
      due.set(label.id, now());
    }
    for (const [id, item] of before)
      if (item.state === 'waiting' && !there.has(id) && unchanged(id)) forget(item);
    for (const name of await disk.list(folders.held)) {
      const [id = '', ending] = name.split('.');
      // It may have been released since it was listed.
      if (ending === undefined) await letGo(id).catch(unlessMissing);
      if (ending !== 'due' || asOperator) continue;
      await removeIfThere(disk, path.join(folders.held, name));
      if (due.has(id)) due.set(id, now());
    }
  }

  /** Stops delivering an entry, but keeps its key. */
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
    await markAll([item]);
    await disk.remove(fileOf(item, 'waiting')).catch(() => {});
    await release(id);
  }

  async function markAll(items: readonly Item[]): Promise<void> {
    for (const item of await mark(items)) {
      forget(item);
      await tried.remove(item.id);
    }
  }

  async function retry(id: string, pause: number, failure?: Failure): Promise<void> {
    if (failure) await tried.add(id, failure, now());
    // After those that were not tried yet.
    due.delete(id);
    due.set(waiting(id).id, now() + pause);
    await release(id);
  }

  async function bury(id: string, failure?: Failure): Promise<void> {
    const item = waiting(id);
    if (failure) await tried.add(id, failure, now());
    const dead = settledNow({ ...item, state: 'dead' as const }, now());
    await disk.rename(fileOf(item, 'waiting'), fileOf(dead, 'dead'));
    index.set(id, dead);
    due.delete(id);
    await release(id);
    await Promise.all([sync.dead(), sync.waiting()]);
  }
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}
