import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { plainText } from './plainText';
import { type PhotoFacts, photoSchema } from './schemas/photo';

/** Where editors put photos; beside each one lies a file of the same name that says what it shows. */
export const photoFolder = 'content/photos';

const endings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp'];

/** @returns whether a file is called like a photo; capitals are as a camera writes them */
export const isPhotoFile = (name: string): boolean => endings.includes(parse(name).ext.toLowerCase());

/** What a photo is called, without its ending: words as an editor writes them, or as a camera does, in small letters. */
export const photoName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** @returns the names of all files of the folder, in the order of the alphabet, without those of the system */
export function filesOfPhotos(): readonly string[] {
  const folder = join(process.cwd(), photoFolder);
  // Git keeps no empty folder.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** @returns the ids of all photos: their names without the ending */
export const photoIds = (): readonly string[] =>
  filesOfPhotos()
    .filter(isPhotoFile)
    .map((name) => parse(name).name);

/** A photo with what is said of it. */
export interface Photo extends PhotoFacts {
  /** Its path, relative to the repository. */
  readonly file: string;
}

/**
 * @param id the name of a photo without its ending
 * @throws when it is not there, or its data are missing or wrong; the content check says so in sentences
 */
export function photo(id: string): Photo {
  const name = filesOfPhotos().find((file) => isPhotoFile(file) && parse(file).name === id);
  if (name === undefined)
    throw new Error(`${photoFolder}: there is no photo "${id}"; put it there or correct the name`);
  const data: unknown = JSON.parse(plainText(readFileSync(join(process.cwd(), dataFileOf(id)), 'utf8')));
  const read = photoSchema.safeParse(data);
  if (read.success) return { ...read.data, file: `${photoFolder}/${name}` };
  const problems = read.error.issues.map(({ path, message }) => `${dataFileOf(id)}: ${path}: ${message}`);
  throw new Error(problems.join('\n'));
}

/** @returns what says what a photo shows */
export const dataFileOf = (id: string): string => `${photoFolder}/${id}.json`;
