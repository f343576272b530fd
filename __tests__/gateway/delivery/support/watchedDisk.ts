import path from 'node:path';
import { type Disk, disk, type OpenFile } from '@/gateway/spool/disk';

/** What can fail, by the name that the disk gives it; `syncFolder` is a folder's fsync. */
export type Step =
  | 'makeFolder'
  | 'create'
  | 'write'
  | 'sync'
  | 'close'
  | 'rename'
  | 'openFolder'
  | 'syncFolder';

export interface WatchedDisk {
  readonly disk: Disk;
  /** What was asked of it, with paths below the folder. */
  readonly steps: readonly string[];
}

/**
 * @param folder what paths are written down relative to
 * @param failAt the step that fails, once
 * @param code what the system says then
 * @returns the real disk, which writes down what is asked of it
 */
export function watchedDisk(folder: string, failAt?: Step, code = 'ENOSPC'): WatchedDisk {
  const steps: string[] = [];
  let failing = failAt;

  async function step<T>(name: Step, file: string, run: () => Promise<T>): Promise<T> {
    steps.push(`${name} ${path.relative(folder, file)}`.trim());
    if (name !== failing) return run();
    failing = undefined;
    // What changes something may have done so before it failed; what opens something has not.
    if (!name.startsWith('open') && name !== 'create') await run();
    throw Object.assign(new Error('injected'), { code });
  }

  const watched = (handle: OpenFile, file: string, sync: Step): OpenFile => ({
    write: (data) => step('write', file, () => handle.write(data)),
    sync: () => step(sync, file, () => handle.sync()),
    close: () => step('close', file, () => handle.close()),
  });

  return {
    steps,
    disk: {
      ...disk,
      makeFolder: (at) => step('makeFolder', at, () => disk.makeFolder(at)),
      create: (file) => step('create', file, async () => watched(await disk.create(file), file, 'sync')),
      openFolder: (at) =>
        step('openFolder', at, async () => watched(await disk.openFolder(at), at, 'syncFolder')),
      rename: (from, to) => step('rename', to, () => disk.rename(from, to)),
    },
  };
}
