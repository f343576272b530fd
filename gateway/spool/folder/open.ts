import path from 'node:path';
import { type Disk, removeIfThere, syncFolder } from '../disk';
import { type State, states } from '../states';
import type { Item } from '../types';
import { grouped } from './groupSync';
import { fileNameOf, folderOf, type Label, readFileName } from './names';
import { type Sizes, sizesOn } from './sizes';
import { triedIn } from './tried';

/** The open folders of a spool, and what the process knows of their content. */
export interface Folders {
  /** The spool. */
  readonly folder: string;
  /** Every entry and mark by id, oldest first, without withheld files. */
  readonly index: Map<string, Item>;
  /** When each waiting entry is due, in milliseconds since 1970, in order of arrival. */
  readonly due: Map<string, number>;
  readonly sizes: Sizes;
  /** Ids that are being written. */
  readonly writing: Set<string>;
  /** Ids whose files a failing disk may have kept, although the senders were told that they are not stored. */
  readonly refused: Set<string>;
  /** @returns the path of an item's file */
  fileOf(label: Label, state: State): string;
  /** @returns the path of a file that is not an item yet */
  draftOf(label: Label): string;
  /**
   * Folder of the files that keep other processes away from an entry: `<id>`, and the empty `<id>.due`, which
   * asks for the entry.
   */
  readonly held: string;
  /** The failed attempts to deliver entries. */
  readonly tried: ReturnType<typeof triedIn>;
  /** Makes every earlier rename into a folder, and removal from it, durable. */
  readonly sync: Readonly<Record<State, () => Promise<void>>>;
  /** @returns the current labels in a folder, oldest first */
  labels(state: State): Promise<Label[]>;
  close(): Promise<void>;
}

/**
 * Makes missing folders and reads the items from the file names.
 *
 * @param folder the spool
 * @param asOperator whether another process may be the spool's gateway; otherwise it cleans up after a power cut
 * @throws errors of the disk
 */
export async function openFolders(folder: string, disk: Disk, asOperator: boolean): Promise<Folders> {
  const below = (name: string) => path.join(folder, name);
  const [drafts, held, tries] = [below('tmp'), below('held'), below('tried')];
  const folders = states.map((state) => below(folderOf[state]));
  for (const one of [drafts, held, tries, ...folders]) await disk.makeFolder(one);
  for (const above of [folder, path.dirname(path.resolve(folder))]) await syncFolder(disk, above);
  if (!asOperator) for (const one of [drafts, held]) await empty(one, disk);

  const fileOf = (label: Label, state: State) => path.join(folder, folderOf[state], fileNameOf(label));
  const labels = async (state: State) => {
    const names = (await disk.list(path.join(folder, folderOf[state]))).sort();
    return names.map(readFileName).filter((label) => label !== undefined);
  };
  const index = new Map<string, Item>();
  // Waiting files come last, as any other state of the same id takes precedence.
  for (const state of ['done', 'dead', 'quarantine', 'unfit', 'waiting'] as const) {
    for (const label of await labels(state)) {
      const known = index.get(label.id);
      if (!known) index.set(label.id, { ...label, state });
      // It was delivered or removed, and then the power failed before its file was deleted.
      else if (
        !asOperator &&
        (state === 'waiting' || known.state === 'done') &&
        known.bodyHash === label.bodyHash
      )
        await removeIfThere(disk, fileOf(label, state));
    }
  }
  const tried = triedIn(tries, drafts, disk);
  const isKept = (id: string) => ['waiting', 'dead'].includes(index.get(id)?.state ?? '');
  if (!asOperator) for (const id of await tried.ids()) if (!isKept(id)) await tried.remove(id);
  const waiting = [...index.values()].filter(({ state }) => state === 'waiting');

  const handles = await Promise.all(folders.map((one) => disk.openFolder(one)));
  const syncs = handles.map((handle, at) => [states[at], grouped(() => handle.sync())]);
  const sync: Folders['sync'] = Object.fromEntries(syncs);
  // Renames by a killed process are visible, but perhaps not durable yet.
  for (const state of states) await sync[state]();

  return {
    folder,
    index,
    // At once, whatever the clock showed when they arrived.
    due: new Map(waiting.map(({ id }) => [id, 0])),
    sizes: sizesOn(disk),
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

/** Removes unacknowledged drafts and the holds of a dead process. */
async function empty(folder: string, disk: Disk): Promise<void> {
  for (const name of await disk.list(folder)) await removeIfThere(disk, path.join(folder, name));
}
