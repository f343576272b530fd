import { instructors } from './instructors';
import { adviser, executives } from './people';
import { cutOf } from './photoCuts';
import { type DrawnPicture, fileOf } from './pictures';
import data from './portraits.json' with { type: 'json' };
import type { Portrait } from './schemas/portrait';

/**
 * People shown by a photo instead of a drawing whose facts are not in another file, from
 * `content/portraits.json`. The content check validates the file.
 */
export const portraits: readonly Portrait[] = data;

const shown = (
  file: string,
  people: readonly { readonly id: string; readonly photo?: string | undefined }[],
) => people.flatMap(({ id, photo }) => (photo ? [{ person: id, photo, by: `content/${file}.json` }] : []));

/** Everyone who is shown by a photo, with the file that names it. */
export const portraitPhotos = [
  ...shown('people', [...executives, adviser]),
  ...shown('instructors', instructors),
  ...portraits.map((portrait) => ({ ...portrait, by: 'content/portraits.json' })),
];

/** @returns the photo of a person; undefined for a person with a drawing */
export function portraitPhoto(person: string): DrawnPicture | undefined {
  const entry = portraitPhotos.find((portrait) => portrait.person === person);
  return entry && cutOf(entry.photo, 'portrait');
}

/** @returns the file of a person's portrait below `public/`: a photo's JPEG, or the drawing */
export function portraitFile(person: string): string {
  const photo = portraitPhoto(person);
  return photo ? fileOf(photo) : `images/people/${person}.svg`;
}
