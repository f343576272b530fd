import type { Disk } from '../disk';

/** Sizes of files that do not change. */
export interface Sizes {
  /** @returns bytes; 0 of what another process has just taken away */
  of(file: string): Promise<number>;
  /** Forgets all other files. */
  keep(files: ReadonlySet<string>): void;
}

/** @returns the sizes of files on a disk, which is asked once for each */
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
