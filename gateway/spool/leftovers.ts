import { codeOf } from '../errorCode';
import type { Disk } from './disk';

/** Files that should be gone but that the disk did not let go of. */
export interface Leftovers {
  /** Removes a file of an entry now or, when the disk refuses, on one of the calls below. */
  drop(id: string, file: string): Promise<void>;
  /** Removes what is left over of an entry; throws what the disk says. */
  clear(id: string): Promise<void>;
  /** Removes whatever is left over; throws what the disk says. */
  clearAll(): Promise<void>;
}

/** @returns a list, still empty, of files to be removed */
export function leftoversOn(disk: Disk): Leftovers {
  const files = new Map<string, string>();
  const clear = async (id: string): Promise<void> => {
    const file = files.get(id);
    if (file === undefined) return;
    await removeIfThere(disk, file);
    files.delete(id);
  };
  return {
    drop: async (id, file) => {
      files.set(id, file);
      // Remembered already: whoever needs it gone asks again.
      await clear(id).catch(() => {});
    },
    clear,
    clearAll: async () => {
      for (const id of files.keys()) await clear(id);
    },
  };
}

/** Removes a file; that it is gone already is as good. */
export async function removeIfThere(disk: Disk, file: string): Promise<void> {
  try {
    await disk.remove(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
