import path from 'node:path';
import { type Disk, removeIfThere, syncFolder } from './disk';
import { grouped } from './groupSync';
import { fileNameOf, type Label, type Place, places, readFileName } from './names';

/** What the process knows of an entry. */
interface Known extends Label {
  readonly place: Place;
}

/** The folders of a spool, open. */
export interface Folders {
  /** Every entry and every marker, the oldest first, by id. */
  readonly index: Map<string, Known>;
  /** @returns the path of an entry's file */
  fileOf(label: Label, place: Place): string;
  /** @returns the path of a file that is no entry yet */
  draftOf(label: Label): string;
  /** Makes every rename into a folder, and removal from it, that came before durable. */
  readonly sync: Readonly<Record<Place, () => Promise<void>>>;
  close(): Promise<void>;
}

/**
 * Makes the folders that are missing, removes drafts that nobody was told about,
 * and reads what is there from the names of the files.
 *
 * @param folder the spool
 * @throws what the disk says
 */
export async function openFolders(folder: string, disk: Disk): Promise<Folders> {
  const drafts = path.join(folder, 'tmp');
  for (const name of ['tmp', ...places]) await disk.makeFolder(path.join(folder, name));
  for (const above of [folder, path.dirname(path.resolve(folder))]) await syncFolder(disk, above);
  for (const name of await disk.list(drafts)) await removeIfThere(disk, path.join(drafts, name));

  const fileOf = (label: Label, place: Place) => path.join(folder, place, fileNameOf(label));
  const index = new Map<string, Known>();
  for (const place of places) {
    for (const label of await labelsIn(path.join(folder, place), disk)) {
      const known = index.get(label.id);
      if (!known) index.set(label.id, { ...label, place });
      // Delivered, and then the power failed before the entry was removed.
      else if (place === 'new' && known.bodyHash === label.bodyHash)
        await removeIfThere(disk, fileOf(label, place));
    }
  }

  const handles = await Promise.all(places.map((place) => disk.openFolder(path.join(folder, place))));
  const [done, dead, quarantine, waiting] = handles.map((handle) => grouped(() => handle.sync()));
  if (!done || !dead || !quarantine || !waiting) throw new Error('spool: a folder is missing');
  const sync = { done, dead, quarantine, new: waiting };
  // What a killed process renamed is visible, but perhaps not durable yet.
  for (const place of places) await sync[place]();

  return {
    index,
    fileOf,
    draftOf: (label) => path.join(drafts, fileNameOf(label)),
    sync,
    close: async () => void (await Promise.all(handles.map((handle) => handle.close()))),
  };
}

async function labelsIn(folder: string, disk: Disk): Promise<Label[]> {
  const names = (await disk.list(folder)).sort();
  return names.map(readFileName).filter((label) => label !== undefined);
}
