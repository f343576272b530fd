import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Disk, disk as realDisk, removeIfThere, writeDurably } from '../disk';
import { withheldItem } from '../entry';
import { putDurably } from '../putDurably';
import type { OpenSpool } from '../types';
import { keeping } from './accept';
import { claims } from './claims';
import { occupy as occupyFolder } from './lock';
import { openFolders } from './open';
import { operatorApi } from './operatorApi';

export interface FolderOptions {
  /** The folder; made when it is missing. */
  readonly folder: string;
  /** Whether this is the operator's command, which may run next to a gateway and tidies nothing. */
  readonly asOperator?: boolean;
  readonly disk?: Disk;
  /** Locks the folder for this process and resolves to a function that unlocks it. */
  readonly occupy?: (folder: string) => Promise<() => Promise<void>>;
  /** @returns milliseconds since 1970 */
  readonly now?: () => number;
}

/**
 * Opens a spool in a folder and cleans up after a power cut.
 *
 * @throws `FolderInUse` when another process has it; errors of the disk
 */
export async function openFolder(options: FolderOptions): Promise<OpenSpool> {
  const { folder, asOperator = false, disk = realDisk, now = Date.now, occupy = occupyFolder } = options;
  await disk.makeFolder(folder);
  const leave = asOperator ? async () => {} : await occupy(folder);
  const folders = await openFolders(folder, disk, asOperator).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  const listeners: (() => void)[] = [];
  // Asynchronously, so that an error in a listener cannot undo what is stored.
  const announce = () => {
    for (const listener of listeners) setImmediate(listener);
  };
  const entries = claims({ disk, folders, asOperator, now });

  return {
    ...keeping({ disk, folders, now, announce }),
    ...entries,
    ...operatorApi({ disk, folders, now, entries }),
    onStored: (listener) => void listeners.push(listener),
    withhold: async (file) => {
      const { content, ...label } = withheldItem(file);
      const place = folders.fileOf(label, 'withheld');
      await putDurably(disk, path.dirname(place), path.basename(place), [content]);
    },
    placeOf: (file) => folders.fileOf(withheldItem(file), 'withheld'),
    check,
    close: async () => {
      await folders.close();
      await leave();
    },
  };

  async function check(): Promise<void> {
    const name = { id: randomBytes(32).toString('hex'), bodyHash: '', receivedAt: now() };
    const probe = folders.draftOf(name);
    try {
      await writeDurably(disk, probe, [Buffer.alloc(4096)]);
    } finally {
      await removeIfThere(disk, probe);
    }
  }
}
