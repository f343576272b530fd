import { randomBytes } from 'node:crypto';
import { accepting } from './accept';
import { type Disk, disk as realDisk, removeIfThere, writeDurably } from './disk';
import type { Label } from './names';
import { openFolders } from './open';
import type { OpenSpool, SpoolEntry } from './types';

export interface SpoolOptions {
  /** The folder; made when it is missing. One process at a time may use it. */
  readonly folder: string;
  readonly disk?: Disk;
  /** @returns milliseconds since 1970 */
  readonly now?: () => number;
}

const hour = 60 * 60 * 1000;

/** Browsers send again for 7 days (specification 26.6); one more for clocks that differ. */
const remembered = 8 * 24 * hour;

/**
 * Opens the spool and tidies what a power cut left behind.
 *
 * @returns submissions between acknowledgement and delivery, as files below `folder`
 * @throws what the disk says
 */
export async function openSpool(options: SpoolOptions): Promise<OpenSpool> {
  const { folder, disk = realDisk, now = Date.now } = options;
  const folders = await openFolders(folder, disk);
  const { index, fileOf, draftOf, sync } = folders;
  const listeners: ((id: string) => void)[] = [];
  // Later, so that a fault of a listener cannot undo what is stored.
  const announce = (id: string) => {
    for (const listener of listeners) setImmediate(listener, id);
  };
  // What the disk refuses this time is swept the next.
  const sweeper = setInterval(() => void sweep().catch(() => {}), hour).unref();

  return {
    accept: accepting({ disk, folders, now, announce }),
    waiting: () => [...index.values()].filter(({ place }) => place === 'new').map(({ id }) => id),
    read: async (id) => {
      const text = await disk.read(fileOf(waitingLabel(id), 'new'));
      // Only `accept` writes there, after the payload was checked.
      return JSON.parse(text) as SpoolEntry;
    },
    done,
    bury,
    onStored: (listener) => void listeners.push(listener),
    check,
    sweep,
    close: async () => {
      clearInterval(sweeper);
      await folders.close();
    },
  };

  function waitingLabel(id: string): Label {
    const found = index.get(id);
    if (found?.place !== 'new') throw new Error(`spool: no entry ${id} waits for delivery`);
    return found;
  }

  async function done(id: string): Promise<void> {
    const label = waitingLabel(id);
    const marker = fileOf(label, 'done');
    // The marker is durable before the entry goes: where that fails, the next start removes the entry.
    await removeIfThere(disk, marker);
    await writeDurably(disk, marker, []);
    await sync.done();
    index.set(id, { ...label, place: 'done' });
    await disk.remove(fileOf(label, 'new')).catch(() => {});
  }

  async function bury(id: string): Promise<void> {
    const label = waitingLabel(id);
    await disk.rename(fileOf(label, 'new'), fileOf(label, 'dead'));
    index.set(id, { ...label, place: 'dead' });
    await Promise.all([sync.dead(), sync.new()]);
  }

  async function check(): Promise<void> {
    const probe = draftOf({ id: randomBytes(32).toString('hex'), bodyHash: '', receivedAt: now() });
    try {
      await writeDurably(disk, probe, [Buffer.alloc(4096)]);
    } finally {
      await removeIfThere(disk, probe);
    }
  }

  async function sweep(): Promise<void> {
    for (const found of index.values()) {
      if (found.place !== 'done' || found.receivedAt > now() - remembered) continue;
      await removeIfThere(disk, fileOf(found, 'done'));
      index.delete(found.id);
    }
  }
}
