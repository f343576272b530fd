import manifest from './pictures.json';

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
export interface DrawnPicture extends PictureFacts {
  readonly name: string;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = manifest;

/** @returns the file of a picture below `public/`: its JPEG, which is read six times faster than an AVIF */
export function fileOf({ group, name, fallback }: DrawnPicture): string {
  return `images/${group}/${name}-${fallback}.jpg`;
}
