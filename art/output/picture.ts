import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imagesFolder } from '../lib/paths';
import type { Size } from '../lib/point';
import { type PictureGroup, recordPicture } from './manifest';

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
  /** Written for phones as well: a part of the picture, or one of its own. */
  readonly phone?: PhonePart | Sharp | undefined;
  /** AVIF quality of what phones show: so densely set, a lower one does not show, but in skies. */
  readonly phoneQuality?: number;
  readonly phoneWidths?: readonly number[];
  /** Widths below this one are for phones. */
  readonly phonesBelow?: number;
}

const jpegQuality = 70;
/**
 * Of the part for phones: about three of their dots to a pixel, and half as many, which in most cases fit into the first
 * ten packets of a connection.
 */
const usualPhoneWidths = [600, 1080];
/** Sharp's own; for larger pictures, of which all drawings take most of their time, one less: a quarter of it, for 3 % more bytes. */
const avifEffort = (width: number): number => (width > 1000 ? 3 : 4);
// Full chroma costs three percent in AVIF and keeps skies and thin coloured lines clean.

/** A picture of 8-bit RGB pixels. */
export function pictureOf(pixels: Buffer, { width, height }: Size): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Lays a drawing over a picture of the same shape. */
export async function drawOver(pixels: Buffer, size: Size, svg: string): Promise<Sharp> {
  const sized = svg.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
  const composed = pictureOf(pixels, size).composite([{ input: Buffer.from(sized) }]);
  return pictureOf(await composed.removeAlpha().raw().toBuffer(), size);
}

/** @returns the position of the part for phones in a picture, in pixels */
export function phoneArea({ left, ratio }: PhonePart, { width, height }: Size) {
  const area = { left: Math.round(left * width), top: 0, width: Math.round(ratio * height), height };
  if (area.left + area.width > width) throw new Error('The part for phones runs over the right edge.');
  return area;
}

/** Writes a picture in all its widths below `public/images` and records it in the manifest. */
export async function writePicture(order: PictureOrder, picture: Sharp): Promise<void> {
  const { name, group, widths, fallback, quality, phone, phoneQuality = 38, phonesBelow = 0 } = order;
  const { phoneWidths = usualPhoneWidths } = order;
  const folder = join(imagesFolder, group);
  await mkdir(folder, { recursive: true });
  const { width, height } = await picture.metadata();
  const encode = (from: Sharp, file: string, size: number, toQuality: number) =>
    from
      .removeAlpha()
      .resize({ width: size })
      .avif({ quality: toQuality, effort: avifEffort(size), chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${file}-${size}.avif`));
  // At once, as each takes one core.
  const files: Promise<unknown>[] = widths.map((size) =>
    encode(picture.clone(), name, size, size < phonesBelow ? phoneQuality : quality),
  );
  if (phone) {
    const part = 'ratio' in phone ? picture.clone().extract(phoneArea(phone, { width, height })) : phone;
    files.push(...phoneWidths.map((size) => encode(part.clone(), `${name}-phone`, size, phoneQuality)));
  }
  const jpeg = picture
    .clone()
    .removeAlpha()
    .resize({ width: fallback })
    .jpeg({ quality: jpegQuality, mozjpeg: true });
  files.push(jpeg.toFile(join(folder, `${name}-${fallback}.jpg`)));
  await Promise.all(files);
  recordPicture(name, { group, width, height, widths, fallback, ...(phone && { phone: phoneWidths }) });
}
