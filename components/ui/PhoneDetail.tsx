import type { DrawnPicture } from '@/content/pictures';

export interface PhoneScreen {
  /** The viewports that show the crop for phones. */
  readonly media: string;
  readonly sizes: string;
}

export const phones: PhoneScreen = {
  media: '(width < 600px)',
  /**
   * Less than the displayed width: phones have dense screens, so three image pixels for every four of the screen's are
   * enough.
   */
  sizes: '75vw',
};
/** The crop's width at its height: in wider viewports it would lose its sky. */
export const closing: PhoneScreen = { media: '(width <= 440px)', sizes: '440px' };

/** The crop of a picture for phones, if there is one. */
export function PhoneDetail({ picture, media, sizes }: { picture: DrawnPicture } & PhoneScreen) {
  const { name, phone: widths = [] } = picture;
  if (widths.length === 0) return null;
  const detail = { ...picture, name: `${name}-phone`, widths };
  return <source type="image/avif" media={media} srcSet={srcSet(detail)} sizes={sizes} />;
}

/** @returns the files of a picture, as for `<source srcset>` */
export function srcSet({ name, group, widths }: DrawnPicture): string {
  return widths.map((width) => `/images/${group}/${name}-${width}.avif ${width}w`).join(', ');
}
