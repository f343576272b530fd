import path from 'node:path';
import type { Disk, OpenFile } from '../spool/disk';
import { removeIfThere } from '../spool/leftovers';

/**
 * Puts a file into a folder so that it is there whole or not at all, and returns
 * when both would survive a power cut: written under another name, fsync, rename,
 * fsync of the folder. A file of that name is replaced.
 *
 * @param folder made when it is missing
 * @param content in pieces, so that a big one need not be in memory twice
 * @throws what the disk says; the file is then as it was before, or new and whole
 */
export async function putDurably(
  disk: Disk,
  folder: string,
  name: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const [file, draft] = [path.join(folder, name), path.join(folder, `.${name}.draft`)];
  await disk.makeFolder(folder);
  await removeIfThere(disk, draft);
  try {
    await use(await disk.create(draft), async (handle) => {
      for await (const piece of content) await handle.write(piece);
      await handle.sync();
    });
    await disk.rename(draft, file);
  } catch (error) {
    await disk.remove(draft).catch(() => {});
    throw error;
  }
  for (const changed of [folder, path.dirname(path.resolve(folder))]) {
    await use(await disk.openFolder(changed), (handle) => handle.sync());
  }
}

async function use(handle: OpenFile, work: (handle: OpenFile) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
