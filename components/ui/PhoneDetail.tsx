import type { DrawnPicture } from '@/content/pictures';

export interface PhoneScreen {
  /** Which viewports show what was cut for phones. */
  readonly media: string;
  readonly sizes: string;
}

export const phones: PhoneScreen = {
  media: '(width < 600px)',
  /** Less than it is shown: three dots for every four of the screen's are enough at the density of phones. */
  sizes: '75vw',
};
/** As wide as its part is at its height: viewports that are wider would cut its sky off. */
export const closing: PhoneScreen = { media: '(width <= 440px)', sizes: '440px' };

/** What was cut for phones of a picture, if anything was. */
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
