import { z } from 'zod';
import type { Check, Content } from '../types';

const REMEDY = 'run "npm run art"';

const size = z.int().positive();
const pictureSchema = z.strictObject({
  group: z.string().min(1),
  width: size,
  height: size,
  widths: z.array(size).min(1),
  /** The width of the one JPEG, for browsers without AVIF. */
  fallback: size,
  /** Widths of the part for phones. */
  phone: z.array(size).min(1).optional(),
});

/** A drawing of the blog, listed among its pictures: one file for all widths. */
const drawingSchema = z.strictObject({
  group: z.string().min(1),
  width: size,
  height: size,
  format: z.literal('svg'),
});

/** Every picture that the pages may show was drawn, in all its widths. */
export const checkPictures: Check = ({ pictures, imageFiles }) =>
  pictures.flatMap(({ file, parsed }) => {
    if (parsed === undefined) return [`${file}: does not exist; ${REMEDY}`];
    if ('error' in parsed) {
      const { line, column, reason } = parsed.error;
      return [`${file}: line ${line}, column ${column}: ${reason}; ${REMEDY}`];
    }
    return Object.entries(parsed.value ?? {}).flatMap(([name, entry]) =>
      pictureProblems(file, name, entry, imageFiles),
    );
  });

function pictureProblems(list: string, name: string, entry: unknown, files: Content['imageFiles']): string[] {
  const drawing = drawingSchema.safeParse(entry);
  if (drawing.success) return missing(list, name, [`public/images/${drawing.data.group}/${name}.svg`], files);
  const picture = pictureSchema.safeParse(entry);
  if (picture.error) {
    const fields = new Set(picture.error.issues.map(({ path }) => [name, ...path].join('.')));
    return [...fields].map((field) => `${list}: ${field}: is not what a picture needs; ${REMEDY}`);
  }
  const { group, widths, fallback, phone = [] } = picture.data;
  const base = `public/images/${group}/${name}`;
  const drawn = [
    ...widths.map((width) => `${base}-${width}.avif`),
    ...phone.map((width) => `${base}-phone-${width}.avif`),
    `${base}-${fallback}.jpg`,
  ];
  return missing(list, name, drawn, files);
}

function missing(
  list: string,
  name: string,
  drawn: readonly string[],
  files: Content['imageFiles'],
): string[] {
  return drawn
    .filter((file) => !files.has(file))
    .map((file) => `${file}: is missing, though ${list} lists it under ${name}; ${REMEDY}`);
}
