import type { Locale } from './locales';
import manifest from './pictures.json' with { type: 'json' };

/** What `npm run art` has drawn: the facts `<Picture>` needs to show a picture. */
export type PictureName = keyof typeof manifest;

export interface PictureFacts {
  /** Folder under `public/images/`. */
  group: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
  /** Widths in which there is an AVIF file, in pixels. */
  widths: readonly number[];
  /** Width of the JPEG file, in pixels. */
  fallback: number;
  /** Widths in which there is an AVIF file of the part that phones show, if there is one. */
  phone?: readonly number[];
}

/** A picture with all that is needed to show it. */
export interface DrawnPicture<Name extends string = string> extends PictureFacts {
  readonly name: Name;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = manifest;

/** @returns the file of a picture below `public/`: its JPEG, which is read six times faster than an AVIF */
export function fileOf({ group, name, fallback }: DrawnPicture): string {
  return `images/${group}/${name}-${fallback}.jpg`;
}

/** @returns whether a picture of that name has been drawn */
export const isPicture = (name: unknown): name is PictureName => typeof name === 'string' && name in pictures;

const named = (name: PictureName): DrawnPicture<PictureName> => ({ name, ...pictures[name] });

interface Drawings {
  readonly picture: DrawnPicture<PictureName>;
  readonly dark?: DrawnPicture<PictureName>;
}

/**
 * What there is of a picture. One with words in it is drawn once for each language, as `<name>-<language>` for all but
 * English; one that is too light for a dark page a second time, with `-night` after its name.
 *
 * @returns the picture in that language, else in English, and its night version if there is one
 */
export function drawingsOf(name: PictureName, locale: Locale): Drawings {
  const worded = `${name}-${locale}`;
  const shown = isPicture(worded) ? worded : name;
  const night = `${shown}-night`;
  return { picture: named(shown), ...(isPicture(night) && { dark: named(night) }) };
}
