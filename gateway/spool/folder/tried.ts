import path from 'node:path';
import { type Disk, removeIfThere } from '../disk';
import type { Failure, Tried } from '../types';

/**
 * The failed attempts to deliver entries, for the operator's command in another process: one small file per
 * entry. It is not synced. If the disk refuses it, mails are delivered all the same, and this process alone
 * remembers the attempt.
 *
 * @param folder of these files
 * @param drafts folder for files being written
 */
export function triedIn(folder: string, drafts: string, disk: Disk) {
  const unwritten = new Map<string, Tried>();

  return { add, put, of, remove, ids };

  /** Records another failure. */
  async function add(id: string, failure: Failure, at: number): Promise<void> {
    await put(id, { ...failure, at, attempts: ((await of(id))?.attempts ?? 0) + 1 });
  }

  async function put(id: string, tried: Tried): Promise<void> {
    const draft = path.join(drafts, `${id}.tried`);
    try {
      await removeIfThere(disk, draft);
      const file = await disk.create(draft);
      try {
        await file.writeFile(Buffer.from(JSON.stringify(tried)));
      } finally {
        await file.close();
      }
      // Atomically, as the command may be reading it.
      await disk.rename(draft, path.join(folder, id));
      unwritten.delete(id);
    } catch {
      unwritten.set(id, tried);
      await disk.remove(draft).catch(() => {});
    }
  }

  /** @returns undefined when no attempt has failed, or a power cut left an incomplete file */
  async function of(id: string): Promise<Tried | undefined> {
    const known = unwritten.get(id);
    if (known) return known;
    try {
      // Only `put` writes these files.
      return JSON.parse(String(await disk.read(path.join(folder, id)))) as Tried;
    } catch {
      return undefined;
    }
  }

  async function remove(id: string): Promise<void> {
    unwritten.delete(id);
    await disk.remove(path.join(folder, id)).catch(() => {});
  }

  /** @returns the ids of entries with failed attempts */
  async function ids(): Promise<ReadonlySet<string>> {
    return new Set(await disk.list(folder));
  }
}
