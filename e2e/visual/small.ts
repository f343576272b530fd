import sharp from 'sharp';

/** Steps from dark to light that each colour keeps. */
const levels = 8;

/**
 * Makes a picture small enough to commit dozens of them: half as wide on a desk, a third on a large screen, two thirds on a
 * phone, and with fewer colours. Text stays legible, and movement and changes of colour stay visible.
 * @param picture a PNG
 * @param viewport how wide the viewport was, in pixels
 */
export async function small(picture: Buffer, viewport: number): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.round(width * shareOf(viewport)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 256 / levels;
  const coarse = data.map((value) => Math.floor(value / step) * step + step / 2);
  // With so few colours no page has more than the 256 of a palette, so nothing more is lost.
  return sharp(coarse, { raw: info }).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}

function shareOf(viewport: number): number {
  if (viewport < 600) return 2 / 3;
  return viewport > 1920 ? 1 / 3 : 1 / 2;
}
