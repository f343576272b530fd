import path from 'node:path';
import type { Disk, OpenFile } from '@/gateway/spool/disk';

interface File {
  content: Buffer;
  /** What a power cut would leave of it. */
  durable: Buffer;
}

export interface VolatileDisk extends Disk {
  /** How many steps were taken. */
  readonly steps: () => number;
  /** After so many steps every further one fails, as when the power is gone. */
  cutAfter(steps: number): void;
  /** The power is back: of names and contents only what was synced is left, and of the names those that `luck` keeps. */
  restart(luck: () => boolean): void;
}

/**
 * @returns a disk in memory that keeps nothing it was not told to keep: contents
 *   until the file is synced, names until the folder is (POSIX, `fsync`)
 */
export function volatileDisk(): VolatileDisk {
  let names = new Map<string, File>();
  let durableNames = new Map<string, File>();
  let taken = 0;
  let most = Number.POSITIVE_INFINITY;

  async function step(): Promise<void> {
    // Lets other work in between, as a real disk does.
    await Promise.resolve();
    if (taken >= most) throw failure('EIO');
    taken += 1;
  }

  const fileAt = (name: string): File => {
    const file = names.get(name);
    if (!file) throw failure('ENOENT');
    return file;
  };

  const within = (folder: string) => (name: string) => path.dirname(name) === folder;

  return {
    steps: () => taken,
    cutAfter: (steps) => {
      taken = 0;
      most = steps;
    },
    restart: (luck) => {
      const lost = [...names].filter(([name]) => !durableNames.has(name));
      const removed = [...durableNames].filter(([name]) => !names.has(name));
      names = new Map(durableNames);
      // A disk may write names earlier than it must.
      for (const [name, file] of lost) if (luck()) names.set(name, file);
      for (const [name] of removed) if (luck()) names.delete(name);
      for (const file of names.values()) file.content = file.durable;
      durableNames = new Map(names);
      most = Number.POSITIVE_INFINITY;
    },
    makeFolder: step,
    list: async (folder) => {
      await step();
      return [...names.keys()].filter(within(folder)).map((name) => path.basename(name));
    },
    create: async (name) => {
      await step();
      if (names.has(name)) throw failure('EEXIST');
      const file: File = { content: Buffer.alloc(0), durable: Buffer.alloc(0) };
      names.set(name, file);
      return opened(file, step);
    },
    openFolder: async (folder) => ({
      writeFile: step,
      close: async () => {},
      sync: async () => {
        const now = new Map([...names].filter(([name]) => within(folder)(name)));
        await step();
        for (const name of durableNames.keys())
          if (within(folder)(name) && !now.has(name)) durableNames.delete(name);
        for (const [name, file] of now) durableNames.set(name, file);
      },
    }),
    read: async (name) => {
      await step();
      return fileAt(name).content;
    },
    size: async (name) => {
      await step();
      return fileAt(name).content.length;
    },
    rename: async (from, to) => {
      await step();
      const file = fileAt(from);
      names.delete(from);
      names.set(to, file);
    },
    remove: async (name) => {
      await step();
      fileAt(name);
      names.delete(name);
    },
  };
}

function opened(file: File, step: () => Promise<void>): OpenFile {
  return {
    writeFile: async (data) => {
      await step();
      file.content = Buffer.concat([file.content, data]);
    },
    sync: async () => {
      await step();
      file.durable = file.content;
    },
    close: async () => {},
  };
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
