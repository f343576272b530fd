import { stat } from 'node:fs/promises';
import path from 'node:path';
import { localeOfPath } from '@/lib/routing/locale';
import { codeOf } from './errorCode';
import { splitTarget } from './path';
import { redirectFor } from './redirects';
import { filesFor } from './resolve';

/** The exported site on disk. */
export interface Site {
  /** @returns the file below `out/` that answers a target, or nothing */
  find(target: string): Promise<string | undefined>;
  /** @returns the file below `out/` that says «not found» in the target's language, or nothing */
  findNotFound(target: string): Promise<string | undefined>;
  /** @returns whether GET would lead to a file, directly or by a redirect of ours */
  has(target: string): Promise<boolean>;
}

/**
 * @param root absolute path of `out/`
 * @returns look-ups in it; they read the disk each time; policies are read once, so a new build needs a restart all the same
 */
export function siteIn(root: string): Site {
  const first = async (files: readonly string[]): Promise<string | undefined> => {
    for (const file of files) if (await isFile(path.join(root, file))) return file;
    return undefined;
  };
  return {
    find: (target) => first(filesFor(target)),
    findNotFound: (target) => first([`${localeOfPath(splitTarget(target).pathname)}/404.html`, '404.html']),
    has: async (target) => (await first(filesFor(redirectFor(target) ?? target))) !== undefined,
  };
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (absent.has(codeOf(error))) return false;
    throw error;
  }
}

/** What the system says of a path that leads nowhere; anything else is a fault. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
