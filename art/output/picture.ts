import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imagesFolder } from '../lib/paths';
import { type PictureGroup, recordPicture } from './manifest';

/** A finished picture: raw 8-bit RGB, or an encoded file (PNG) in memory. */
export type Source =
  | { readonly kind: 'pixels'; readonly pixels: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'encoded'; readonly bytes: Buffer };

export interface PictureOrder {
  readonly name: string;
  readonly group: PictureGroup;
  /** Widths wanted as AVIF, ascending; the last is the picture's own. */
  readonly widths: readonly number[];
  /** Width of the JPEG for browsers without AVIF. */
  readonly fallback: number;
  /** AVIF quality, 1 to 100. Chosen by eye: 42 to 46 for terrain, about 50 for screens with small text. */
  readonly quality: number;
}

const jpegQuality = 74;
const avifEffort = 6;
// Full chroma costs three percent in AVIF and keeps skies and thin coloured lines clean.

function open(source: Source): Sharp {
  if (source.kind === 'encoded') return sharp(source.bytes);
  const { pixels, width, height } = source;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Writes a picture in all its widths below `public/images` and records it in the manifest. */
export async function writePicture(order: PictureOrder, source: Source): Promise<void> {
  const { name, group, widths, fallback, quality } = order;
  const folder = join(imagesFolder, group);
  await mkdir(folder, { recursive: true });
  const intrinsic = source.kind === 'pixels' ? source : await open(source).metadata();
  for (const width of widths) {
    await open(source)
      .removeAlpha()
      .resize({ width })
      .avif({ quality, effort: avifEffort, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${name}-${width}.avif`));
  }
  await open(source)
    .removeAlpha()
    .resize({ width: fallback })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toFile(join(folder, `${name}-${fallback}.jpg`));
  await recordPicture(name, { group, width: intrinsic.width, height: intrinsic.height, widths, fallback });
}
