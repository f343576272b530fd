import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cachingRules } from '@/content/headers';

/**
 * The hashed files of a release: their names change with their content, so the files of several releases can lie in one
 * folder. Pages that were opened before an update still ask for those of their own release.
 */
export interface ReleaseList {
  /** When the release was built (ISO 8601); empty where that is not known. */
  readonly built: string;
  /** The files below `out/`, with `/` between folders, each with the beginning of its SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where a release keeps its list, below its own folder. */
export const listFile = 'hosting/release.json';

/** The folders below `out/` that hold hashed files only. */
const hashedFolders = cachingRules
  .filter(({ rule }) => rule.includes('immutable'))
  .map(({ below }) => below.slice(1));

/** @returns whether a path below `out/` is one of a hashed file */
export const isHashed = (file: string): boolean => hashedFolders.some((folder) => file.startsWith(folder));

/** @returns 96 bits of the SHA-256 of a file, in base64url */
export const digestOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** @returns the hashed files that are in a folder such as `out/`, with `/` between folders */
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
