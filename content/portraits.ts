import { cutOf } from './photoCuts';
import { type DrawnPicture, fileOf } from './pictures';
import data from './portraits.json' with { type: 'json' };
import type { Portrait } from './schemas/portrait';

/**
 * People shown by a photo instead of a drawing, from `content/portraits.json`. The content check validates
 * the file.
 */
export const portraits: readonly Portrait[] = data;

/** @returns the photo of a person; undefined for a person with a drawing */
export function portraitPhoto(person: string): DrawnPicture | undefined {
  const entry = portraits.find((portrait) => portrait.person === person);
  return entry && cutOf(entry.photo, 'portrait');
}

/** @returns the file of a person's portrait below `public/`: a photo's JPEG, or the drawing */
export function portraitFile(person: string): string {
  const photo = portraitPhoto(person);
  return photo ? fileOf(photo) : `images/people/${person}.svg`;
}
