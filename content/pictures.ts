import manifest from './pictures.json';

/** What `npm run art` has drawn: the facts `<Picture>` needs to show a picture. */
export type PictureName = keyof typeof manifest;

interface PictureFacts {
  /** Folder under `public/images/`. */
  group: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
  /** Widths in which there is an AVIF file, in pixels. */
  widths: readonly number[];
  /** Width of the JPEG file, in pixels. */
  fallback: number;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = manifest;
