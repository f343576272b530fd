import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cachingRules } from '@/content/headers';

/**
 * The hashed files of a release. Their names change with their content, so the files of several releases can
 * share a folder. Pages opened before an update still request those of their own release.
 */
export interface ReleaseList {
  /** When the release was built (ISO 8601); empty where unknown. */
  readonly built: string;
  /** The files below `out/`, with `/` between folders, each with a truncated SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

/** The file with a release's list, below the release's folder. */
export const listFile = 'hosting/release.json';

/** The folders below `out/` that contain only hashed files. */
const hashedFolders = cachingRules
  .filter(({ rule }) => rule.includes('immutable'))
  .map(({ below }) => below.slice(1));

/** @returns whether a path below `out/` is a hashed file */
export const isHashed = (file: string): boolean => hashedFolders.some((folder) => file.startsWith(folder));

/** @returns the first 96 bits of a file's SHA-256, in base64url */
export const digestOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** @returns the hashed files in a folder such as `out/`, with `/` between folders */
export function hashedFilesIn(out: string): string[] {
  return hashedFolders
    .filter((folder) => existsSync(path.join(out, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(out, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((name) => statSync(path.join(out, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'));
}

/**
 * @param out absolute path of a finished site
 * @param built when it was built
 */
export function listOf(out: string, built: string): ReleaseList {
  const files = hashedFilesIn(out)
    .sort()
    .map((file) => [file, digestOf(readFileSync(path.join(out, file)))] as const);
  return { built, files: Object.fromEntries(files) };
}
