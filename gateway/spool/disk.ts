import * as fs from 'node:fs/promises';
import { codeOf } from '../errorCode';

/**
 * An open file or folder. `writeFile` appends; `sync` resolves when the content would survive a power cut
 * (fsync).
 */
export type OpenFile = Pick<fs.FileHandle, 'sync' | 'close'> & { writeFile(data: Buffer): Promise<void> };

/** The file system operations of the spool; each throws the system's error. */
export interface Disk {
  /** Makes a folder and its parents, accessible to this user only; an existing one is kept. */
  makeFolder(folder: string): Promise<void>;
  /** @returns the names in a folder, in any order */
  list(folder: string): Promise<string[]>;
  /** Makes a file that only this user can read; fails when it exists. */
  create(file: string): Promise<OpenFile>;
  /** Opens a folder; its `sync` makes the entries durable. */
  openFolder(folder: string): Promise<OpenFile>;
  read(file: string): Promise<Buffer>;
  /** @returns how many bytes a file has */
  size(file: string): Promise<number>;
  /** @returns the free space of a folder's disk, in bytes */
  free(folder: string): Promise<number>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** The disk of this machine. Applications are personal data, so no other user may read them. */
export const disk: Disk = {
  makeFolder: async (folder) => void (await fs.mkdir(folder, { recursive: true, mode: 0o700 })),
  list: (folder) => fs.readdir(folder),
  create: (file) => fs.open(file, 'wx', 0o600),
  openFolder: (folder) => fs.open(folder, 'r'),
  read: (file) => fs.readFile(file),
  size: async (file) => (await fs.stat(file)).size,
  free: async (folder) => {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize;
  },
  rename: (from, to) => fs.rename(from, to),
  remove: (file) => fs.unlink(file),
};

/** The content of a file in pieces, so that a large one is not copied in memory. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

/**
 * Writes a new file and resolves when its content would survive a power cut. Its name does so only after a
 * sync of the folder.
 *
 * @throws errors of the disk; a partial file may remain
 */
export async function writeDurably(on: Disk, file: string, pieces: Pieces): Promise<void> {
  const handle = await on.create(file);
  try {
    for await (const piece of pieces) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes changes to a folder durable. */
export async function syncFolder(on: Disk, folder: string): Promise<void> {
  const handle = await on.openFolder(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file; a missing file is fine. */
export async function removeIfThere(on: Disk, file: string): Promise<void> {
  try {
    await on.remove(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
