import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { disk } from '@/gateway/spool/disk';
import type { Spool } from '@/gateway/spool/types';
import type { Bench } from './bench';

/** The error of a full disk. Its message has a visitor's name, which must not appear in any log. */
export const full = Object.assign(new Error('Zoë'), { code: 'ENOSPC' });

/** A disk on which no mailbox can be made. */
export const noMailbox = {
  ...disk,
  makeFolder: async () => {
    throw full;
  },
};

/** @returns the path of the spool's only entry */
export async function onlyFile(bench: Bench): Promise<string> {
  const folder = path.join(bench.folder, 'spool/new');
  const [name = ''] = await readdir(folder);
  return path.join(folder, name);
}

/** @returns the spool, with some methods replaced */
export const changed = (bench: Bench, change: Partial<Spool>): Spool => ({ ...bench.spool, ...change });
