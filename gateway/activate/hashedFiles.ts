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
import { ActivationFailure } from './failure';

const list = z.object({
  built: z.string(),
  files: z.record(
    z.string().refine((file) => isHashed(file) && !file.split('/').includes('..')),
    z.string(),
  ),
});

/** The lists of several releases, as they are read from outside: no path leads out of the folders of hashed files. */
export const releaseLists = z.array(list);

/**
 * @param release absolute path of a release
 * @returns its list; a release that was built before there were lists has what lies in its folders of hashed files
 * @throws ActivationFailure when its list cannot be read
 */
export function readList(release: string): ReleaseList {
  const file = path.join(release, listFile);
  if (!existsSync(file)) return listOf(path.join(release, 'out'), '');
  try {
    return list.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ActivationFailure(`${file} is no list of a release. Unpack the release again.`);
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

/** The newer release first. */
export const byAge = (one: ReleaseList, other: ReleaseList): number => (one.built < other.built ? 1 : -1);

/** Copies the files of a list that a folder lacks. The same name means the same content. */
export function addFiles({ files }: ReleaseList, from: string, to: string): void {
  for (const file of Object.keys(files))
    if (!existsSync(path.join(to, file)) && existsSync(path.join(from, file)))
      placeFile(path.join(to, file), (unnamed) => copyFileSync(path.join(from, file), unnamed));
}

/** Writes a file that has its name only when it is whole, as a browser may ask for it meanwhile. */
export function placeFile(file: string, write: (unnamed: string) => void): void {
  const unnamed = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  write(unnamed);
  renameSync(unnamed, file);
}

/** Removes from a folder the hashed files that no list names, but for what is being written at this moment. */
export function removeUnlisted(folder: string, lists: readonly ReleaseList[]): void {
  const named = new Set(lists.flatMap(({ files }) => Object.keys(files)));
  for (const file of hashedFilesIn(folder))
    if (!named.has(file) && !file.endsWith('.tmp')) rmSync(path.join(folder, file), { force: true });
}

/** Writes JSON as a whole. */
export const placeJson = (file: string, content: unknown): void =>
  placeFile(file, (unnamed) => writeFileSync(unnamed, `${JSON.stringify(content)}\n`));
