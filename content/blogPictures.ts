import manifest from './blogPictures.json' with { type: 'json' };
import type { DrawnPicture, PictureFacts } from './pictures';

/** A drawing: one SVG for all widths. */
interface DrawingFacts {
  group: string;
  width: number;
  height: number;
  format: string;
  /** Size of the version for phones: `<name>-phone`. */
  phone?: { width: number; height: number };
}

type Named = DrawnPicture | (DrawingFacts & { readonly name: string });

export type BlogPicture = Named & {
  /** The version for a dark colour scheme, if drawn. */
  readonly dark?: Named;
};

/**
 * The blog's pictures as drawn by `npm run art`, separate from `content/pictures.ts`: read at build time
 * only, so that no page grows with the blog.
 */
export const blogPictures: Readonly<Record<string, PictureFacts | DrawingFacts | undefined>> = manifest;
