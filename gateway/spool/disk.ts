import * as fs from 'node:fs/promises';
import { codeOf } from '../errorCode';

/**
 * An open file or folder: `writeFile` writes behind what was written before, `sync` returns when that would survive a power
 * cut (fsync).
 */
export type OpenFile = Pick<fs.FileHandle, 'sync' | 'close'> & { writeFile(data: Buffer): Promise<void> };

/** What the spool asks of the file system; each throws what the system says. */
export interface Disk {
  /** Makes a folder that only this user may enter, with those above it, unless it is there. */
  makeFolder(folder: string): Promise<void>;
  /** @returns the names in a folder, in no order */
  list(folder: string): Promise<string[]>;
  /** Makes a file that only this user may read; fails when it exists. */
  create(file: string): Promise<OpenFile>;
  /** Opens a folder, whose entries `sync` then makes durable. */
  openFolder(folder: string): Promise<OpenFile>;
  read(file: string): Promise<Buffer>;
  /** @returns how many bytes a file has */
  size(file: string): Promise<number>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** The disk of this machine. Applications are personal data: no other user may read them. */
export const disk: Disk = {
  makeFolder: async (folder) => void (await fs.mkdir(folder, { recursive: true, mode: 0o700 })),
  list: (folder) => fs.readdir(folder),
  create: (file) => fs.open(file, 'wx', 0o600),
  openFolder: (folder) => fs.open(folder, 'r'),
  read: (file) => fs.readFile(file),
  size: async (file) => (await fs.stat(file)).size,
  rename: (from, to) => fs.rename(from, to),
  remove: (file) => fs.unlink(file),
};

/** The content of a file in pieces, so that a big one need not be in memory twice. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

/**
 * Writes a new file and returns when its content would survive a power cut; its
 * name does so only after the folder was synced, too.
 *
 * @throws what the disk says; a part of the file may be left behind then
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

/** Makes what changed in a folder durable. */
export async function syncFolder(on: Disk, folder: string): Promise<void> {
  const handle = await on.openFolder(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file; that it is gone already is as good. */
export async function removeIfThere(on: Disk, file: string): Promise<void> {
  try {
    await on.remove(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
