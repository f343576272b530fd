import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressedEndings } from '@/content/headers';
import { isHashed } from '@/lib/release';
import { localeOfPath } from '@/lib/routing/locale';
import { codeOf } from './errorCode';
import { readPath, splitTarget } from './path';

export interface SiteFile {
  /** Its path below `out/`, with `/` between folders. */
  readonly name: string;
  /** Absolute path of the folder that contains it. */
  readonly root: string;
  /** Time and size, which identify a version of the content unless a tool has set the times. */
  readonly stats: Pick<Stats, 'mtimeMs' | 'size'>;
}

/** The exported site on disk. */
export interface Site {
  /** @returns the file for a target, if any */
  find(target: string): Promise<SiteFile | undefined>;
  /** @returns the not-found page in the target's language, if any */
  findNotFound(target: string): Promise<SiteFile | undefined>;
}

/**
 * @param out absolute path of `out/`, without symbolic links; the same goes for `kept`
 * @param kept folder of the hashed files of other releases (`gateway/activate/volume.ts`), if any
 * @returns look-ups in both folders. They read the disk each time, but policies are read once, so a new build
 *   needs a restart.
 */
export function siteIn(out: string, kept?: string): Site {
  const locate = async (name: string | undefined): Promise<SiteFile | undefined> => {
    if (name === undefined) return undefined;
    for (const root of kept !== undefined && isHashed(name) ? [out, kept] : [out]) {
      const stats = await statFile(root, name);
      if (stats) return { name, root, stats };
    }
    return undefined;
  };
  return {
    find: (target) => locate(fileFor(target)),
    findNotFound: async (target) =>
      (await locate(`${localeOfPath(splitTarget(target).pathname)}/404.html`)) ?? locate('404.html'),
  };
}

/** Symbolic links are not followed, as they may lead anywhere on this machine. */
async function statFile(root: string, name: string): Promise<Stats | undefined> {
  try {
    const file = path.join(root, name);
    if ((await realpath(file)) !== file) return undefined;
    const endings = compressedEndings.includes(path.extname(file)) ? ['.br', '.gz'] : [];
    const ways = await Promise.all(endings.map((ending) => realpath(file + ending).catch(() => '')));
    if (!ways.every((way) => way === '' || way.startsWith(`${file}.`))) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch (error) {
    if (absent.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Error codes of a missing path; any other is a fault. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Files that are served under another URL, as an encoding of another file, or never with status 200. */
const indirect = /\.(html|br|gz)$/;

/**
 * Maps a clean URL to the file that may answer it.
 *
 * @param target path and query of a request that `redirectFor` left alone
 * @returns a path below `out/`, or undefined when no file can answer
 */
export function fileFor(target: string): string | undefined {
  const path = readPath(target);
  if (!path || path.trailingSlash) return undefined;
  const name = path.segments.at(-1);
  if (name === undefined) return 'index.html';
  const file = path.segments.join('/');
  if (name.includes('.')) return indirect.test(name) ? undefined : file;
  // The not-found pages are not pages of the site.
  return name === '404' ? undefined : `${file}.html`;
}
