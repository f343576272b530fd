import { z } from 'zod';
import type { Check, Content } from '../types';

const FILE = 'content/pictures.json';
const REMEDY = 'run "npm run art"';

const size = z.int().positive();
const pictureSchema = z.strictObject({
  group: z.string().min(1),
  width: size,
  height: size,
  widths: z.array(size).min(1),
  /** The width of the one JPEG, for browsers without AVIF. */
  fallback: size,
});

/** Every picture that the pages may show was drawn, in all its widths. */
export const checkPictures: Check = ({ pictures, imageFiles }) => {
  if (pictures === undefined) return [`${FILE}: does not exist; ${REMEDY}`];
  if ('error' in pictures) {
    const { line, column, reason } = pictures.error;
    return [`${FILE}: line ${line}, column ${column}: ${reason}; ${REMEDY}`];
  }
  return Object.entries(pictures.value ?? {}).flatMap(([name, entry]) =>
    pictureProblems(name, entry, imageFiles),
  );
};

function pictureProblems(name: string, entry: unknown, files: Content['imageFiles']): string[] {
  const picture = pictureSchema.safeParse(entry);
  if (picture.error) {
    const fields = new Set(picture.error.issues.map(({ path }) => [name, ...path].join('.')));
    return [...fields].map((field) => `${FILE}: ${field}: is not what a picture needs; ${REMEDY}`);
  }
  const { group, widths, fallback } = picture.data;
  const base = `public/images/${group}/${name}`;
  return [...widths.map((width) => `${base}-${width}.avif`), `${base}-${fallback}.jpg`]
    .filter((file) => !files.has(file))
    .map((file) => `${file}: is missing, though ${FILE} lists it under ${name}; ${REMEDY}`);
}
