import { type Disk, writeDurably } from '../disk';
import { newEntry } from '../entry';
import type { Acceptance, Item, Spool, WholeItem } from '../types';
import type { Folders } from './open';

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  readonly now: () => number;
  /** Called after every entry that is to be delivered. */
  readonly announce: () => void;
}

/**
 * The accepting half of the spool. It writes a draft, syncs it, renames it, syncs the folder, and only then
 * reports success (specification 27.1).
 */
export function keeping({ disk, folders, now, announce }: Parts) {
  const { index, due, writing } = folders;

  return { accept, adopt };

  async function accept(submission: Parameters<Spool['accept']>[0]): Promise<Acceptance> {
    const { pieces, ...item } = newEntry(submission, now());
    return keep(item, pieces);
  }

  async function adopt({ content, tried, ...item }: WholeItem): Promise<Acceptance> {
    const kept = await keep(item, [content]);
    if (kept === 'stored' && tried) await folders.tried.put(item.id, tried);
    return kept;
  }

  async function keep(item: Item, pieces: readonly Buffer[]): Promise<Acceptance> {
    const before = index.get(item.id);
    if (before) return before.bodyHash === item.bodyHash ? 'known' : 'different';
    if (writing.has(item.id)) return 'busy';
    writing.add(item.id);
    try {
      await write(item, pieces);
      folders.refused.delete(item.id);
      if (item.state !== 'withheld') index.set(item.id, item);
    } finally {
      writing.delete(item.id);
    }
    if (item.state === 'waiting') {
      due.set(item.id, item.receivedAt);
      announce();
    }
    return 'stored';
  }

  async function write(item: Item, pieces: readonly Buffer[]): Promise<void> {
    const [draft, file] = [folders.draftOf(item), folders.fileOf(item, item.state)];
    try {
      await writeDurably(disk, draft, pieces);
      await disk.rename(draft, file);
      await folders.sync[item.state]();
    } catch (error) {
      // The sender is told that it failed, so it must not turn up later. If the disk refuses the removal as
      // well, the next start finds the file; under the same id it is still one submission.
      folders.refused.add(item.id);
      for (const left of [draft, file]) await disk.remove(left).catch(() => {});
      throw error;
    }
  }
}
