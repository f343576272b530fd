import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps files that take long to make from one build to the next, under a digest of all that they are made of: what is new
 * is made, and nothing has to say what has become old.
 *
 * @param folder where the files are kept; made when missing
 */
export function fileCache(folder: string) {
  const asked = new Set<string>();
  return {
    /** @returns the file that is made of these `ingredients` and nothing else; `make` is called when it is not there yet */
    async get(ingredients: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) {
      const digests = ingredients.map(digest).join();
      const file = path.join(folder, digest(digests));
      asked.add(file);
      return readFile(file).catch(async () => {
        const made = await make();
        // Under its name only when it is whole: a build may be broken off, and two pages may be the same.
        const unnamed = path.join(folder, randomUUID());
        await mkdir(folder, { recursive: true });
        await writeFile(unnamed, made);
        await rename(unnamed, file);
        return made;
      });
    },
    /** Removes every file that was not asked for. */
    async prune(): Promise<void> {
      for (const name of await readdir(folder).catch(() => []))
        if (!asked.has(path.join(folder, name))) await rm(path.join(folder, name));
    },
  };
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
