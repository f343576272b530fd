import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Caches slow build results by a digest of all their ingredients, so no entry has to be invalidated.
 *
 * @param folder of the cache; made when missing
 */
export function fileCache(folder: string) {
  const asked = new Set<string>();
  return {
    /** @returns the file made from these `ingredients` and nothing else; `make` is called on a cache miss */
    async get(ingredients: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) {
      const digests = ingredients.map(digest).join();
      const file = path.join(folder, digest(digests));
      asked.add(file);
      return readFile(file).catch(async () => {
        const made = await make();
        // Renamed only when complete: a build may be interrupted, and two pages may need the same file.
        const unnamed = path.join(folder, randomUUID());
        await mkdir(folder, { recursive: true });
        await writeFile(unnamed, made);
        await rename(unnamed, file);
        return made;
      });
    },
    /** Removes every file that was not requested. */
    async prune(): Promise<void> {
      for (const name of await readdir(folder).catch(() => []))
        if (!asked.has(path.join(folder, name))) await rm(path.join(folder, name));
    },
  };
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
