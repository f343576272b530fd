import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imagesFolder } from '../lib/paths';
import { type PictureGroup, recordPicture } from './manifest';

/** A finished picture: raw 8-bit RGB, or an encoded file (PNG) in memory. */
export type Source =
  | { readonly kind: 'pixels'; readonly pixels: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'encoded'; readonly bytes: Buffer };

/** The upright part of a wide picture that a phone shows, over its whole height. */
export interface PhonePart {
  /** Where it begins, from the left, as a share of the picture's width. */
  readonly left: number;
  /** Its width for a height of 1. */
  readonly ratio: number;
}

export interface PictureOrder {
  readonly name: string;
  readonly group: PictureGroup;
  /** Widths wanted as AVIF, ascending; the last is the picture's own. */
  readonly widths: readonly number[];
  /** Width of the JPEG for browsers without AVIF. */
  readonly fallback: number;
  /** AVIF quality, 1 to 100. Chosen by eye: 42 to 46 for terrain, about 50 for screens with small text. */
  readonly quality: number;
  /** Cut out and written for phones as well. */
  readonly phone?: PhonePart | undefined;
  /** AVIF quality of what phones show: so densely set, a lower one does not show, but in skies. */
  readonly phoneQuality?: number;
  /** Widths below this one are for phones. */
  readonly phonesBelow?: number;
}

const jpegQuality = 74;
/**
 * Of the part for phones: about three of their dots to a pixel, and half as many, which in most cases fit into the first
 * ten packets of a connection.
 */
const phoneWidths = [600, 1080];
const avifEffort = 6;
// Full chroma costs three percent in AVIF and keeps skies and thin coloured lines clean.

function open(source: Source): Sharp {
  if (source.kind === 'encoded') return sharp(source.bytes);
  const { pixels, width, height } = source;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @returns where the part for phones lies in a picture, in pixels */
export function phoneArea({ left, ratio }: PhonePart, { width, height }: Size) {
  const area = { left: Math.round(left * width), top: 0, width: Math.round(ratio * height), height };
  if (area.left + area.width > width) throw new Error('The part for phones runs over the right edge.');
  return area;
}

/** Writes a picture in all its widths below `public/images` and records it in the manifest. */
export async function writePicture(order: PictureOrder, source: Source): Promise<void> {
  const { name, group, widths, fallback, quality, phone, phoneQuality = 38, phonesBelow = 0 } = order;
  const folder = join(imagesFolder, group);
  await mkdir(folder, { recursive: true });
  const intrinsic = source.kind === 'pixels' ? source : await open(source).metadata();
  const encode = (from: Sharp, width: number, file: string, toQuality: number) =>
    from
      .removeAlpha()
      .resize({ width })
      .avif({ quality: toQuality, effort: avifEffort, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, file));
  for (const width of widths)
    await encode(open(source), width, `${name}-${width}.avif`, width < phonesBelow ? phoneQuality : quality);
  if (phone)
    for (const width of phoneWidths)
      await encode(
        open(source).extract(phoneArea(phone, intrinsic)),
        width,
        `${name}-phone-${width}.avif`,
        phoneQuality,
      );
  await open(source)
    .removeAlpha()
    .resize({ width: fallback })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toFile(join(folder, `${name}-${fallback}.jpg`));
  const { width, height } = intrinsic;
  await recordPicture(name, { group, width, height, widths, fallback, ...(phone && { phone: phoneWidths }) });
}
