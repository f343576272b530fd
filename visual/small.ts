import sharp from 'sharp';

/** Steps from dark to light that each colour keeps. */
const levels = 8;

/**
 * Makes a picture small enough to be committed with dozens of others: half as wide on a desk, two thirds
 * on a phone, and with fewer colours. Words stay legible, and what moves or changes its colour shows.
 *
 * @param picture a PNG
 * @param viewport how wide the viewport was, in pixels
 */
export async function small(picture: Buffer, viewport: number): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.round(width * (viewport < 600 ? 2 / 3 : 1 / 2)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 256 / levels;
  const coarse = data.map((value) => Math.floor(value / step) * step + step / 2);
  // Of so few colours no page has more than the 256 that a palette holds, so nothing more is lost.
  return sharp(coarse, { raw: info }).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}
