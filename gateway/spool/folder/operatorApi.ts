import path from 'node:path';
import { type Disk, removeIfThere } from '../disk';
import { remembered } from '../entry';
import { type Clock, type Figures, type Forgotten, noItems, type Usage } from '../figures';
import { putDurably } from '../putDurably';
import { type KeptState, keptStates, type State, states } from '../states';
import type { Item, WholeItem } from '../types';
import type { claims } from './claims';
import { unsettled } from './names';
import type { Folders } from './open';

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  readonly now: () => number;
  readonly entries: ReturnType<typeof claims>;
}

/** The least space a file takes, in bytes. */
const block = 4096;

/** Records the time of the last `forget`. */
const seenFile = 'seen';

/** The operator's half of the spool. It reads the folders themselves, as another process may have changed them. */
export function operatorApi({ disk, folders, now, entries }: Parts) {
  const { index, due, fileOf, sync, labels, tried } = folders;

  const askFor = (id: string) => path.join(folders.held, `${id}.due`);

  return { list, show, revive, remove, removeAll, dropMark, figures, usage, clock, forget };

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
    // A delivered entry may have its mark and still its file.
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
    if (!item || item.state === 'done' || item.state === 'withheld') return false;
    const waiting = { ...unsettled(item), state: 'waiting' as const };
    await disk.rename(fileOf(item, item.state), fileOf(waiting, 'waiting'));
    index.set(id, waiting);
    due.set(id, now());
    await folders.tried.remove(id);
    await sync.waiting();
    await sync[item.state]();
    return true;
  }

  async function remove(id: string): Promise<boolean> {
    // A file that still has its mark next to it is removed on the next start.
    const item = (await all()).find((one) => one.id === id && one.state !== 'done');
    if (!item || (item.state === 'waiting' && !(await entries.claim(id)))) return false;
    if (item.state !== 'withheld') await entries.markAll([item]);
    await removeIfThere(disk, fileOf(item, item.state));
    await entries.release(id);
    await sync[item.state]();
    return true;
  }

  /** Like `remove`, but with one sync for all. Marks come first, so that no removed entry comes back. */
  async function removeAll(state: KeptState): Promise<number> {
    const all = await labels(state);
    if (state !== 'withheld') await entries.markAll(all.map((label) => ({ ...label, state })));
    for (const label of all) await removeIfThere(disk, fileOf(label, state));
    await sync[state]();
    return all.length;
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
    const others = states.filter((state) => state !== 'waiting');
    const counts = others.map(async (state) => [state, (await labels(state)).length] as const);
    return {
      ...noItems,
      waiting: waiting.length,
      ...Object.fromEntries(await Promise.all(counts)),
      ...(oldest !== undefined && { longestWait: Math.max(0, now() - oldest) }),
    };
  }

  async function usage(): Promise<Usage> {
    const bytes = { ...noItems };
    const files = new Set<string>();
    for (const state of states) {
      // Marks are empty.
      if (state === 'done') continue;
      for (const label of await labels(state)) {
        const file = fileOf(label, state);
        files.add(file);
        bytes[state] += Math.ceil((await folders.sizes.of(file)) / block) * block;
      }
    }
    folders.sizes.keep(files);
    return { bytes, free: await disk.free(folders.folder) };
  }

  async function clock(): Promise<Clock> {
    const seen = await disk.read(path.join(folders.folder, seenFile)).then(
      (content) => [Number.parseInt(String(content), 10)],
      () => [],
    );
    const items = (await list()).flatMap(({ receivedAt, since = receivedAt }) => [receivedAt, since]);
    // Not by spreading, as there may be more than a call accepts.
    const newest = [...seen, ...items].reduce((one, other) => Math.max(one, other), 0);
    return { now: now(), ...(newest > 0 && { newest }) };
  }

  async function forget(before = Number.NEGATIVE_INFINITY): Promise<Forgotten> {
    const removed: Partial<Record<State, number>> = {};
    for (const state of ['done', ...keptStates] as const) {
      const oldest = state === 'done' ? now() - remembered : before;
      const old = (await labels(state)).filter(({ receivedAt, since = receivedAt }) => since < oldest);
      for (const label of old) {
        await removeIfThere(disk, fileOf(label, state));
        if (index.get(label.id)?.state === state) index.delete(label.id);
        if (state === 'dead') await tried.remove(label.id);
      }
      if (old.length === 0) continue;
      await sync[state]();
      removed[state] = old.length;
    }
    await putDurably(disk, folders.folder, seenFile, [Buffer.from(String(now()))]);
    return removed;
  }
}
