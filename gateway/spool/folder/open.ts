import path from 'node:path';
import { type Disk, removeIfThere, syncFolder } from '../disk';
import { type Item, type State, states } from '../types';
import { grouped } from './groupSync';
import { fileNameOf, folderOf, type Label, readFileName } from './names';
import { triedIn } from './tried';

/** The folders of a spool, open, and what the process knows of what lies in them. */
export interface Folders {
  /** Every entry and every mark, the oldest first, by id; withheld files are not in it. */
  readonly index: Map<string, Item>;
  /** When each entry that waits is due, in milliseconds since 1970, in the order in which they came. */
  readonly due: Map<string, number>;
  /** Ids that are being written. */
  readonly writing: Set<string>;
  /** Ids whose files a failing disk may have kept, although their senders heard that they are not stored. */
  readonly refused: Set<string>;
  /** @returns the path of an item's file */
  fileOf(label: Label, state: State): string;
  /** @returns the path of a file that is no item yet */
  draftOf(label: Label): string;
  /** Folder of the files that keep every other process from an entry: `<id>`, and, empty, `<id>.due`, which asks for it. */
  readonly held: string;
  /** What is known of the attempts to deliver an entry. */
  readonly tried: ReturnType<typeof triedIn>;
  /** Makes every rename into a folder, and removal from it, that came before durable. */
  readonly sync: Readonly<Record<State, () => Promise<void>>>;
  /** @returns what lies in a folder now, the oldest first */
  labels(state: State): Promise<Label[]>;
  close(): Promise<void>;
}

/**
 * Makes the folders that are missing and reads what is there from the names of the files.
 *
 * @param folder the spool
 * @param beside whether another process may be the spool's gateway: otherwise what a power cut left behind is tidied
 * @throws what the disk says
 */
export async function openFolders(folder: string, disk: Disk, beside: boolean): Promise<Folders> {
  const [drafts, held, tries] = [
    path.join(folder, 'tmp'),
    path.join(folder, 'held'),
    path.join(folder, 'tried'),
  ];
  const folders = states.map((state) => path.join(folder, folderOf[state]));
  for (const one of [drafts, held, tries, ...folders]) await disk.makeFolder(one);
  for (const above of [folder, path.dirname(path.resolve(folder))]) await syncFolder(disk, above);
  if (!beside) for (const one of [drafts, held]) await empty(one, disk);

  const fileOf = (label: Label, state: State) => path.join(folder, folderOf[state], fileNameOf(label));
  const labels = async (state: State) => {
    const names = (await disk.list(path.join(folder, folderOf[state]))).sort();
    return names.map(readFileName).filter((label) => label !== undefined);
  };
  const index = new Map<string, Item>();
  // What waits comes last: of one id, whatever else became of it counts.
  for (const state of ['done', 'dead', 'quarantine', 'waiting'] as const) {
    for (const label of await labels(state)) {
      const known = index.get(label.id);
      if (!known) index.set(label.id, { ...label, state });
      // Delivered, or removed by a person, and then the power failed before the file was gone.
      else if (
        !beside &&
        (state === 'waiting' || known.state === 'done') &&
        known.bodyHash === label.bodyHash
      )
        await removeIfThere(disk, fileOf(label, state));
    }
  }
  const tried = triedIn(tries, drafts, disk);
  const isKept = (id: string) => ['waiting', 'dead'].includes(index.get(id)?.state ?? '');
  if (!beside) for (const id of await tried.ids()) if (!isKept(id)) await tried.remove(id);
  const waiting = [...index.values()].filter(({ state }) => state === 'waiting');

  const handles = await Promise.all(folders.map((one) => disk.openFolder(one)));
  const syncs = handles.map((handle, at) => [states[at], grouped(() => handle.sync())]);
  const sync: Folders['sync'] = Object.fromEntries(syncs);
  // What a killed process renamed is visible, but perhaps not durable yet.
  for (const state of states) await sync[state]();

  return {
    index,
    due: new Map(waiting.map(({ id, receivedAt }) => [id, receivedAt])),
    writing: new Set(),
    refused: new Set(),
    fileOf,
    draftOf: (label) => path.join(drafts, fileNameOf(label)),
    held,
    tried,
    sync,
    labels,
    close: async () => void (await Promise.all(handles.map((handle) => handle.close()))),
  };
}

/** Drafts that nobody was told about, and what a process held that is gone. */
async function empty(folder: string, disk: Disk): Promise<void> {
  for (const name of await disk.list(folder)) await removeIfThere(disk, path.join(folder, name));
}
