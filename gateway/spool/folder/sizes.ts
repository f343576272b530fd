import type { Disk } from '../disk';

/** Cached sizes of immutable files. */
export interface Sizes {
  /** @returns bytes; 0 for a file that another process has just removed */
  of(file: string): Promise<number>;
  /** Drops all other files from the cache. */
  keep(files: ReadonlySet<string>): void;
}

/** @returns the sizes of files on a disk, each read once */
export function sizesOn(disk: Disk): Sizes {
  const known = new Map<string, number>();
  return {
    of: async (file) => {
      const size = known.get(file) ?? (await disk.size(file).catch(() => undefined));
      if (size !== undefined) known.set(file, size);
      return size ?? 0;
    },
    keep: (files) => {
      for (const file of known.keys()) if (!files.has(file)) known.delete(file);
    },
  };
}
