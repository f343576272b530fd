import path from 'node:path';
import { type Disk, type Pieces, removeIfThere, syncFolder, writeDurably } from './disk';

/**
 * Puts a file into a folder so that it is complete or absent, and resolves when both would survive a power
 * cut: write under another name, fsync, rename, fsync of the folder. An existing file of that name is
 * replaced.
 *
 * @param folder made when it is missing
 * @throws errors of the disk; the file is then unchanged, or new and complete
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
