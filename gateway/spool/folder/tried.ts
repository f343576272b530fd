import path from 'node:path';
import { type Disk, removeIfThere } from '../disk';
import type { Failure, Tried } from '../types';

/**
 * What is known of the attempts to deliver entries, for the operator's command, which is another process: a small file
 * of each entry's id. It is not synced, and a disk that refuses it keeps no mail from being delivered.
 *
 * @param folder of these files
 * @param drafts folder of files that are being written
 */
export function triedIn(folder: string, drafts: string, disk: Disk) {
  return { add, put, of, remove, ids };

  /** Notes one more failure. */
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
      // In one step, as the command may read it at this moment.
      await disk.rename(draft, path.join(folder, id));
    } catch {
      await disk.remove(draft).catch(() => {});
    }
  }

  /** @returns nothing when no attempt has failed, or a power cut left less than a whole note */
  async function of(id: string): Promise<Tried | undefined> {
    try {
      // Only `put` makes such bytes.
      return JSON.parse(String(await disk.read(path.join(folder, id)))) as Tried;
    } catch {
      return undefined;
    }
  }

  async function remove(id: string): Promise<void> {
    await disk.remove(path.join(folder, id)).catch(() => {});
  }

  /** @returns the ids of the entries of which something is known */
  async function ids(): Promise<ReadonlySet<string>> {
    return new Set(await disk.list(folder));
  }
}
