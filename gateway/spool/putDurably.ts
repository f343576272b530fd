import path from 'node:path';
import { type Disk, type Pieces, removeIfThere, syncFolder, writeDurably } from './disk';

/**
 * Puts a file into a folder so that it is there whole or not at all, and returns
 * when both would survive a power cut: written under another name, fsync, rename,
 * fsync of the folder. A file of that name is replaced.
 *
 * @param folder made when it is missing
 * @throws what the disk says; the file is then as it was before, or new and whole
 */
export async function putDurably(disk: Disk, folder: string, name: string, content: Pieces): Promise<void> {
  const [file, draft] = [path.join(folder, name), path.join(folder, `.${name}.draft`)];
  await disk.makeFolder(folder);
  await removeIfThere(disk, draft);
  try {
    await writeDurably(disk, draft, content);
    await disk.rename(draft, file);
  } catch (error) {
    await disk.remove(draft).catch(() => {});
    throw error;
  }
  for (const changed of [folder, path.dirname(path.resolve(folder))]) await syncFolder(disk, changed);
}
