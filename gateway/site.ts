import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressedEndings } from '@/content/headers';
import { localeOfPath } from '@/lib/routing/locale';
import { codeOf } from './errorCode';
import { readPath, splitTarget } from './path';
import { redirectFor } from './redirects';

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
 * @param root absolute path of `out/`, without symbolic links
 * @returns look-ups in it; they read the disk each time; policies are read once, so a new build needs a restart all the same
 */
export function siteIn(root: string): Site {
  const first = async (files: readonly string[]): Promise<string | undefined> => {
    for (const file of files) if (await isFile(root, file)) return file;
    return undefined;
  };
  return {
    find: (target) => first(filesFor(target)),
    findNotFound: (target) => first([`${localeOfPath(splitTarget(target).pathname)}/404.html`, '404.html']),
    has: async (target) => (await first(filesFor(redirectFor(target) ?? target))) !== undefined,
  };
}

/** A symbolic link, or what lies behind one, is no file of the site: it may lead anywhere on this machine. */
async function isFile(root: string, name: string): Promise<boolean> {
  const file = path.join(root, name);
  try {
    if ((await realpath(file)) !== file || !(await stat(file)).isFile()) return false;
    if (!compressedEndings.includes(path.extname(file))) return true;
    const ways = await Promise.all(['.br', '.gz'].map((ending) => realpath(file + ending).catch(() => '')));
    return ways.every((way) => way === '' || way.startsWith(`${file}.`));
  } catch (error) {
    if (absent.has(codeOf(error))) return false;
    throw error;
  }
}

/** What the system says of a path that leads nowhere; anything else is a fault. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Files that answer under another URL, or as another file's encoding, or never with status 200. */
const indirect = /\.(html|br|gz)$/;

/**
 * Turns a clean URL into the files that may hold its answer.
 *
 * @param target path and query of a request that `redirectFor` left alone
 * @returns paths below `out/`, the best first; none when no file can answer
 */
export function filesFor(target: string): readonly string[] {
  const path = readPath(target);
  if (!path || path.trailingSlash) return [];
  const name = path.segments.at(-1);
  if (name === undefined) return ['index.html'];
  const file = path.segments.join('/');
  if (name.includes('.')) return indirect.test(name) ? [] : [file];
  // The pages for what is missing are not pages of the site.
  if (name === '404') return [];
  // Which of the two a page is depends on the export: `de.html` lies beside the folder `de/`.
  return [`${file}.html`, `${file}/index.html`];
}
