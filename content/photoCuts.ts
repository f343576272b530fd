import type { DrawnPicture } from './pictures';

// Separate from `content/photos.ts`, which reads files, because components show photos, too.

/** Crops of a photo around its focal point, in pixels. A smaller photo would be blurred. */
const sizes = {
  /** An article's picture: on its card, across the top of its page, and on its share picture. */
  wide: { width: 2400, height: 1350, widths: [480, 768, 1120, 1600, 2400], fallback: 1280 },
  /** A person's portrait, with the ratio of the drawn ones, 5 : 6. */
  portrait: { width: 1000, height: 1200, widths: [240, 480, 1000], fallback: 1000 },
} as const;

/** The part of a photo that a place shows: `whole` is all of it. */
export type Cut = keyof typeof sizes | 'whole';

/** The widths of a whole photo between paragraphs, in a column at most 826 pixels wide. */
const column = { smallest: 840, widths: [480, 768, 1120, 1600], fallback: 1280 } as const;

/** @returns the smallest acceptable size of a photo, upright */
export function leastSize(cut: Cut): { readonly width: number; readonly height: number } {
  return cut === 'whole' ? { width: column.smallest, height: 1 } : sizes[cut];
}

/**
 * @param id of a photo
 * @returns the crop as a picture, whatever the photo's size
 */
export const cutOf = (id: string, cut: Exclude<Cut, 'whole'>): DrawnPicture => ({
  name: `${id}-${cut}`,
  group: 'photos',
  ...sizes[cut],
});

/**
 * @param id of a photo
 * @param size of the upright photo, in pixels
 * @returns the whole photo, in the widths that it is large enough for
 */
export function wholeOf(id: string, size: { readonly width: number; readonly height: number }): DrawnPicture {
  const width = Math.min(size.width, 1600);
  const widths = [...column.widths.filter((narrower) => narrower < width), width];
  const height = Math.round((size.height * width) / size.width);
  const fallback = Math.min(column.fallback, width);
  return { name: `${id}-whole`, group: 'photos', width, height, widths, fallback };
}
