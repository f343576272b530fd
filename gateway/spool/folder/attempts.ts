import path from 'node:path';
import { type Disk, removeIfThere } from '../disk';

/** How often the delivery of each entry has failed. */
export interface Attempts {
  /** @returns 0 for one that was not tried */
  of(id: string): number;
  /** One more. */
  add(id: string): Promise<void>;
  forget(id: string): Promise<void>;
}

/**
 * Keeps the numbers in files called by the entries' ids. Where a disk refuses to write one, or a power cut leaves it empty,
 * an entry is tried more often: nothing is lost.
 *
 * @param folder theirs
 * @param waiting tells what waits: the numbers of all else are removed
 * @throws what the disk says when the numbers cannot be read
 */
export async function openAttempts(
  folder: string,
  disk: Disk,
  waiting?: (id: string) => boolean,
): Promise<Attempts> {
  const numbers = new Map<string, number>();
  const fileOf = (id: string) => path.join(folder, id);
  for (const id of await disk.list(folder)) {
    if (waiting && !waiting(id)) await removeIfThere(disk, fileOf(id));
    else numbers.set(id, Number.parseInt(String(await disk.read(fileOf(id))), 10) || 0);
  }

  return {
    of: (id) => numbers.get(id) ?? 0,
    add: async (id) => {
      const number = (numbers.get(id) ?? 0) + 1;
      numbers.set(id, number);
      await write(id, number).catch(() => {});
    },
    forget: async (id) => {
      if (numbers.delete(id)) await removeIfThere(disk, fileOf(id)).catch(() => {});
    },
  };

  async function write(id: string, number: number): Promise<void> {
    await removeIfThere(disk, fileOf(id));
    const file = await disk.create(fileOf(id));
    await file.writeFile(Buffer.from(String(number))).finally(() => file.close());
  }
}
