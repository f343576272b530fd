import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @returns whether a regular file is there */
export async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Writes a file and the folders above it. */
export async function writeInto(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Runs a task for every item, a few at a time.
 *
 * @param items what to work on
 * @param limit how many tasks may be under way at once
 * @param task what to do with one
 * @returns the results, in the order of the items; rejects with the first failure
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
