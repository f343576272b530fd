import manifest from './blogPictures.json' with { type: 'json' };
import type { DrawnPicture, PictureFacts } from './pictures';

/** A drawing: one SVG for all widths. */
interface DrawingFacts {
  group: string;
  width: number;
  height: number;
  format: string;
  /** The size of what phones show instead: `<name>-phone`. */
  phone?: { width: number; height: number };
}

type Named = DrawnPicture | (DrawingFacts & { readonly name: string });

export type BlogPicture = Named & {
  /** The same as it is shown under a dark colour scheme, where it was drawn for that. */
  readonly dark?: Named;
};

/**
 * The blog's pictures as `npm run art` has drawn them, apart from those of
 * `content/pictures.ts`: read at build time only, so that no page grows with
 * the blog.
 */
export const blogPictures: Readonly<Record<string, PictureFacts | DrawingFacts | undefined>> = manifest;
