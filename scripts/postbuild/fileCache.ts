import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeInto } from './files';

/** Files that take long to make, by a digest of all that they are made of: a further build makes only what is new. */
export interface FileCache {
  /** @returns the file that is made of these `ingredients` and nothing else; `make` is called when it is not there yet */
  readonly get: (
    ingredients: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ) => Promise<Uint8Array>;
  /** Removes every file that was not asked for. */
  readonly prune: () => Promise<void>;
}

/** @param folder where the files are kept; made when missing */
export function fileCache(folder: string): FileCache {
  const asked = new Set<string>();
  return {
    async get(ingredients, make) {
      const digests = ingredients.map((one) => createHash('sha256').update(one).digest('hex'));
      const name = createHash('sha256').update(digests.join()).digest('hex');
      asked.add(name);
      const file = path.join(folder, name);
      return readFile(file).catch(async () => {
        const made = await make();
        // Under its name only when it is whole: a build may be broken off.
        await writeInto(`${file}.new`, made);
        await rename(`${file}.new`, file);
        return made;
      });
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (!asked.has(name)) await rm(path.join(folder, name));
    },
  };
}
