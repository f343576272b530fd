import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { plainText } from './plainText';
import { type PhotoFacts, photoSchema } from './schemas/photo';

/** The folder for photos; next to each one is a file of the same name with its description. */
export const photoFolder = 'content/photos';

const endings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp'];

/** @returns whether a file name has the ending of a photo, in any case, as cameras write capitals */
export const isPhotoFile = (name: string): boolean => endings.includes(parse(name).ext.toLowerCase());

/** A valid photo name, without ending: words as an editor writes them, or as a camera does, in lower case. */
export const photoName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** @returns the names of all files in the folder, sorted, without system files */
export function filesOfPhotos(): readonly string[] {
  const folder = join(process.cwd(), photoFolder);
  // Git does not keep empty folders.
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

export interface Photo extends PhotoFacts {
  /** Its path, relative to the repository. */
  readonly file: string;
}

/**
 * @param id the name of a photo without its ending
 * @throws when it does not exist, or its data are missing or wrong, which the content check reports in detail
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

/** @returns the path of a photo's description */
export const dataFileOf = (id: string): string => `${photoFolder}/${id}.json`;
