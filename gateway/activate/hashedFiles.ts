import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hashedFilesIn, isHashed, listFile, listOf, type ReleaseList } from '@/lib/release';

const list = z.object({
  built: z.string(),
  files: z.record(
    z.string().refine((file) => isHashed(file) && !file.split('/').includes('..')),
    z.string(),
  ),
});

/** Release lists come from outside, so no path in them may leave the folders of hashed files. */
export const releaseLists = z.array(list);

/**
 * @param release absolute path of a release
 * @returns its list, or for a release built before lists existed, the contents of its folders of hashed files
 * @throws ActivationFailure when its list cannot be read
 */
export function readList(release: string): ReleaseList {
  const file = path.join(release, listFile);
  if (!existsSync(file)) return listOf(path.join(release, 'out'), '');
  try {
    return list.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ActivationFailure(`${file} is not a list of a release. Unpack the release again.`);
  }
}

/** @throws ActivationFailure when a release lacks its pages, its host files or one of its own hashed files */
export function checkComplete(release: string): void {
  const hashed = Object.keys(readList(release).files).map((file) => `out/${file}`);
  const missing = ['out/index.html', 'hosting/policies.json', ...hashed].find(
    (file) => !existsSync(path.join(release, file)),
  );
  if (missing !== undefined)
    throw new ActivationFailure(
      `${path.join(release, missing)} is missing. Unpack or build the release again.`,
    );
}

/** Sorts the newer release first. */
export const byAge = (one: ReleaseList, other: ReleaseList): number => (one.built < other.built ? 1 : -1);

/** Copies the listed files that are missing from a folder. Files with the same name have the same content. */
export function addFiles({ files }: ReleaseList, from: string, to: string): void {
  for (const file of Object.keys(files))
    if (!existsSync(path.join(to, file)) && existsSync(path.join(from, file)))
      placeFile(path.join(to, file), (unnamed) => copyFileSync(path.join(from, file), unnamed));
}

/** Writes under a temporary name and renames when complete, since a browser may request the file at any time. */
export function placeFile(file: string, write: (unnamed: string) => void): void {
  const unnamed = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  write(unnamed);
  renameSync(unnamed, file);
}

/** Removes hashed files that no list names, except those being written right now. */
export function removeUnlisted(folder: string, lists: readonly ReleaseList[]): void {
  const named = new Set(lists.flatMap(({ files }) => Object.keys(files)));
  for (const file of hashedFilesIn(folder))
    if (!named.has(file) && !file.endsWith('.tmp')) rmSync(path.join(folder, file), { force: true });
}

/** Writes JSON atomically. */
export const placeJson = (file: string, content: unknown): void =>
  placeFile(file, (unnamed) => writeFileSync(unnamed, `${JSON.stringify(content)}\n`));

/** Why a release cannot be activated. The message is one line and includes the remedy. */
export class ActivationFailure extends Error {}
