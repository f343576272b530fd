import path from 'node:path';
import { type Disk, removeIfThere } from '../disk';
import { remembered } from '../entry';
import { type Figures, type Forgotten, type Item, type State, states, type WholeItem } from '../types';
import type { claims } from './claims';
import type { Folders } from './open';

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  readonly now: () => number;
  readonly entries: ReturnType<typeof claims>;
}

/** The operator's half of the spool: it looks at the folders themselves, as another process may have changed them. */
export function desk({ disk, folders, now, entries }: Parts) {
  const { index, due, fileOf, sync, labels, tried } = folders;

  const askFor = (id: string) => path.join(folders.held, `${id}.due`);

  return { list, show, revive, remove, dropMark, figures, forget };

  async function list(): Promise<Item[]> {
    const known = await tried.ids();
    return Promise.all((await all()).map((item) => (known.has(item.id) ? withTried(item) : item)));
  }

  async function withTried(item: Item): Promise<Item> {
    const own = item.state === 'done' ? undefined : await tried.of(item.id);
    return { ...item, ...(own && { tried: own }) };
  }

  async function all(): Promise<Item[]> {
    const items: Item[] = [];
    for (const state of states) items.push(...(await labels(state)).map((label) => ({ ...label, state })));
    return items.sort((one, other) => one.receivedAt - other.receivedAt);
  }

  async function find(id: string): Promise<Item | undefined> {
    const found = (await all()).filter((item) => item.id === id);
    // Just delivered, its mark is there already and its file still.
    return found.find(({ state }) => state === 'done') ?? found[0];
  }

  async function show(id: string): Promise<WholeItem | undefined> {
    const item = await find(id);
    return item && { ...(await withTried(item)), content: await disk.read(fileOf(item, item.state)) };
  }

  async function revive(id: string): Promise<boolean> {
    const item = await find(id);
    if (item?.state === 'waiting') {
      if (due.has(id)) due.set(id, now());
      await removeIfThere(disk, askFor(id));
      await (await disk.create(askFor(id))).close();
      return true;
    }
    if (item?.state !== 'dead' && item?.state !== 'quarantine') return false;
    await disk.rename(fileOf(item, item.state), fileOf(item, 'waiting'));
    index.set(id, { ...item, state: 'waiting' });
    due.set(id, now());
    await sync.waiting();
    await sync[item.state]();
    return true;
  }

  async function remove(id: string): Promise<boolean> {
    // A file that stayed behind its mark is removed the next time.
    const item = (await all()).find((one) => one.id === id && one.state !== 'done');
    if (!item || (item.state === 'waiting' && !(await entries.claim(id)))) return false;
    if (item.state !== 'withheld') await entries.mark(item);
    await removeIfThere(disk, fileOf(item, item.state));
    await entries.release(id);
    await sync[item.state]();
    return true;
  }

  async function dropMark(id: string): Promise<void> {
    const marks = (await labels('done')).filter((label) => label.id === id);
    for (const label of marks) await removeIfThere(disk, fileOf(label, 'done'));
    if (index.get(id)?.state === 'done') index.delete(id);
    await sync.done();
  }

  async function figures(): Promise<Figures> {
    const waiting = await labels('waiting');
    const oldest = waiting[0]?.receivedAt;
    return {
      waiting: waiting.length,
      done: (await labels('done')).length,
      dead: (await labels('dead')).length,
      quarantine: (await labels('quarantine')).length,
      withheld: (await labels('withheld')).length,
      ...(oldest !== undefined && { oldestWaiting: oldest }),
    };
  }

  async function forget(before = Number.NEGATIVE_INFINITY): Promise<Forgotten> {
    const oldest = { done: now() - remembered, dead: before, quarantine: before, withheld: before };
    const removed: Partial<Record<State, number>> = {};
    for (const state of ['done', 'dead', 'quarantine', 'withheld'] as const) {
      const old = (await labels(state)).filter(({ receivedAt }) => receivedAt < oldest[state]);
      for (const label of old) {
        await removeIfThere(disk, fileOf(label, state));
        if (index.get(label.id)?.state === state) index.delete(label.id);
        if (state === 'dead') await tried.remove(label.id);
      }
      if (old.length === 0) continue;
      await sync[state]();
      removed[state] = old.length;
    }
    return removed;
  }
}
