import { type Disk, removeIfThere, writeDurably } from '../disk';
import type { Item } from '../types';
import { settledNow } from './names';
import type { Folders } from './open';

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  readonly now: () => number;
}

/**
 * @returns a function that marks entries, with one sync for all, and resolves to the marks once they are
 *   durable. Entries are removed only afterwards; if that fails, the next start removes them.
 */
export function marking({ disk, folders: { fileOf, sync }, now }: Parts) {
  /** Marks that are not durable yet. */
  const unfinished = new Map<string, Item>();

  return async (items: readonly Item[]): Promise<Item[]> => {
    const marks = items.map((item) => unfinished.get(item.id) ?? settledNow(item, now()));
    for (const mark of marks) {
      unfinished.set(mark.id, mark);
      await removeIfThere(disk, fileOf(mark, 'done'));
      await writeDurably(disk, fileOf(mark, 'done'), []);
    }
    await sync.done();
    for (const { id } of marks) unfinished.delete(id);
    return marks;
  };
}
