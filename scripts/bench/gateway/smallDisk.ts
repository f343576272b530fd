import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '@/gateway/errorCode';

/** A disk of its own, in memory, that is full whenever a proof wants it to be. */
export interface SmallDisk {
  /** Fills it to the last byte for so many milliseconds. */
  fillFor(milliseconds: number): Promise<void>;
  /** Takes it away; nothing may be open on it any more. */
  remove(): Promise<void>;
}

/**
 * Mounts a file system of 16 MB, for this process and those that it starts.
 *
 * @param folder where; made if it is missing
 * @param owner user whose it is, when it is another's than this process's
 * @throws when this process may not mount anything
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

/** Writes less and less until not even a byte fits. */
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
