import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '@/gateway/errorCode';

/** A disk in memory that can be filled on demand. */
export interface SmallDisk {
  /** Fills it completely for so many milliseconds. */
  fillFor(milliseconds: number): Promise<void>;
  /** Unmounts it; no file on it may be open. */
  remove(): Promise<void>;
}

/**
 * Mounts a file system of 16 MB, for this process and its children.
 *
 * @param folder mount point; made if missing
 * @param owner user id, if not this process's
 * @throws when this process may not mount
 */
export async function smallDisk(folder: string, owner = process.getuid?.()): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=16m,mode=0700,uid=${owner}`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    throw new Error(
      'A small disk cannot be mounted: put «unshare --mount --map-root-user» before the command; as root, «unshare --mount».',
    );
  }
  const filler = path.join(folder, 'filler');
  return {
    fillFor: async (milliseconds) => {
      await fill(filler);
      await sleep(milliseconds);
      await rm(filler);
    },
    remove: async () => {
      execFileSync('umount', [folder]);
    },
  };
}

/** Writes ever smaller pieces until nothing fits. */
async function fill(name: string): Promise<void> {
  const file = await open(name, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    const fits = () =>
      file.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => bytesWritten === size,
        (error: unknown) => {
          if (codeOf(error) === 'ENOSPC') return false;
          throw error;
        },
      );
    while (await fits());
  }
  await file.close();
}
