import type { Locale } from './locales';
import manifest from './pictures.json' with { type: 'json' };

/** Pictures drawn by `npm run art`: the facts that `<Picture>` needs. */
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

/** A picture with everything needed to show it. */
export interface DrawnPicture<Name extends string = string> extends PictureFacts {
  readonly name: Name;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = manifest;

/** @returns the file of a picture below `public/`: its JPEG, which decodes six times faster than an AVIF */
export function fileOf({ group, name, fallback }: DrawnPicture): string {
  return `images/${group}/${name}-${fallback}.jpg`;
}

/** @returns whether there is a picture of that name */
export const isPicture = (name: unknown): name is PictureName => typeof name === 'string' && name in pictures;

const named = (name: PictureName): DrawnPicture<PictureName> => ({ name, ...pictures[name] });

interface Drawings {
  readonly picture: DrawnPicture<PictureName>;
  readonly dark?: DrawnPicture<PictureName>;
}

/**
 * The versions of a picture. A picture with words exists once per language, as `<name>-<language>` for all
 * but English. One that is too light for a dark page has a second version, with `-night` after its name.
 *
 * @returns the picture in that language, else in English, and its night version if there is one
 */
export function drawingsOf(name: PictureName, locale: Locale): Drawings {
  const worded = `${name}-${locale}`;
  const shown = isPicture(worded) ? worded : name;
  const night = `${shown}-night`;
  return { picture: named(shown), ...(isPicture(night) && { dark: named(night) }) };
}
