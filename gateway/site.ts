import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressedEndings } from '@/content/headers';
import { isHashed } from '@/lib/release';
import { localeOfPath } from '@/lib/routing/locale';
import { codeOf } from './errorCode';
import { readPath, splitTarget } from './path';
import { redirectFor } from './redirects';

/** A file of the site that is there. */
export interface SiteFile {
  /** Its path below `out/`, with `/` between folders. */
  readonly name: string;
  /** Absolute path of the folder that it is below. */
  readonly root: string;
  /** When it was written, and how many bytes it has: another content has another of these, unless a tool has set them. */
  readonly stats: Pick<Stats, 'mtimeMs' | 'size'>;
}

/** The exported site on disk. */
export interface Site {
  /** @returns the file that answers a target, or nothing */
  find(target: string): Promise<SiteFile | undefined>;
  /** @returns the file that says «not found» in the target's language, or nothing */
  findNotFound(target: string): Promise<SiteFile | undefined>;
  /** @returns whether GET would lead to a file, directly or by a redirect of ours */
  has(target: string): Promise<boolean>;
}

/**
 * @param out absolute path of `out/`, without symbolic links, as that of `kept`
 * @param kept folder of the hashed files of other releases (`gateway/activate/volume.ts`), where there is one
 * @returns look-ups in both; they read the disk each time; policies are read once, so a new build needs a restart all the same
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
    has: async (target) => (await locate(fileFor(redirectFor(target) ?? target))) !== undefined,
  };
}

/** A symbolic link, or what is behind one, is no file of the site: it may lead anywhere on this machine. */
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

/** What the system says of a path that leads nowhere; anything else is a fault. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Files that answer under another URL, or as another file's encoding, or never with status 200. */
const indirect = /\.(html|br|gz)$/;

/**
 * Turns a clean URL into the file that may hold its answer.
 *
 * @param target path and query of a request that `redirectFor` left alone
 * @returns a path below `out/`, or nothing when no file can answer
 */
export function fileFor(target: string): string | undefined {
  const path = readPath(target);
  if (!path || path.trailingSlash) return undefined;
  const name = path.segments.at(-1);
  if (name === undefined) return 'index.html';
  const file = path.segments.join('/');
  if (name.includes('.')) return indirect.test(name) ? undefined : file;
  // The pages for what is missing are not pages of the site.
  return name === '404' ? undefined : `${file}.html`;
}
