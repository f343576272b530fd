import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../lib/brandColours';
import { publicFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { type Box, canvas } from './canvas';
import type { Composition, PlacedFile } from './composition';
import { fadingMask } from './fadingMask';
import { contourSheet } from './ground';

/** What makes a picture besides its composition and files; raise the version whenever this file changes what is drawn. */
const recipe = {
  version: 2,
  /**
   * Chosen by eye: fine yellow lines keep their edges, and a picture stays near 60 kB. The rest of mozjpeg takes six times
   * as long for pictures of this size, which are no better.
   */
  encoding: { quality: 58, quantisationTable: 3 },
  /** How much of the contour lines is seen: they lie below words. */
  lineStrength: 0.6,
} as const;

let contours: Promise<Buffer> | undefined;

/** The contour sheet on its ground, drawn once for all pictures. */
async function drawContours(): Promise<Buffer> {
  const { file, width, height } = contourSheet;
  const svg = await readFile(join(publicFolder, file), 'utf8');
  const lines = Buffer.from(
    svg.replace('<svg ', `<svg width="${width}" height="${height}" opacity="${recipe.lineStrength}" `),
  );
  return sharp(lines).flatten({ background: brand.spruce }).raw().toBuffer();
}

/** A picture with an alpha channel, four bytes a pixel, and where it lies. */
interface Layer extends Box {
  readonly pixels: Buffer;
}

/** @returns what lies below everything, three bytes a pixel */
async function ground({ ground: order }: Composition): Promise<Buffer> {
  const { width, height } = canvas;
  if ('sky' in order) {
    return sharp({ create: { width, height, channels: 3, background: order.sky } })
      .raw()
      .toBuffer();
  }
  contours ??= drawContours();
  const raw = { width: contourSheet.width, height: contourSheet.height, channels: 3 } as const;
  return sharp(await contours, { raw })
    .extract({ ...order.contours, width, height })
    .raw()
    .toBuffer();
}

/** A file in the size of its box, without what reaches beyond the canvas. */
async function place({ file, box, fades }: PlacedFile): Promise<Layer> {
  const source = join(publicFolder, file);
  const { format, width, height } = await sharp(source).metadata();
  const enlarged = Math.max(box.width / width, box.height / height);
  // A drawing is rasterized in the size that is needed; 72 is its own.
  const picture = sharp(source, format === 'svg' ? { density: Math.max(1, 72 * enlarged) } : {});
  const whole = await picture.resize(box.width, box.height).ensureAlpha().raw().toBuffer();
  const seen = Math.min(box.height, canvas.height - box.top);
  const pixels = await sharp(whole, { raw: { width: box.width, height: box.height, channels: 4 } })
    .extract({ left: 0, top: 0, width: box.width, height: seen })
    .composite(fades ? [{ input: Buffer.from(fadingMask(box)), blend: 'dest-in' }] : [])
    .raw()
    .toBuffer();
  return { ...box, height: seen, pixels };
}

const placed = new Map<string, Promise<Layer>>();

/** As `place`: the same page in all languages, and many a section's pages, show the same file in the same box. */
function placedOnce(order: PlacedFile): Promise<Layer> {
  const key = JSON.stringify(order);
  const known = placed.get(key) ?? place(order);
  // The oldest one goes: they have a megabyte each.
  if (placed.size > 16) for (const oldest of [...placed.keys()].slice(0, 1)) placed.delete(oldest);
  placed.set(key, known);
  return known;
}

/**
 * Lays a picture over another one. Sharp reckons with fractions where it does so, and takes five times as long; so most pixels
 * are passed over or copied here, and only edges mixed.
 */
function lay({ pixels, left, top, width }: Layer, below: Buffer): void {
  for (let from = 0; from < pixels.length; from += 4) {
    const alpha = pixels[from + 3] ?? 0;
    if (alpha === 0) continue;
    const pixel = from / 4;
    const to = 3 * ((top + Math.floor(pixel / width)) * canvas.width + left + (pixel % width));
    if (alpha === 255) {
      below[to] = pixels[from] ?? 0;
      below[to + 1] = pixels[from + 1] ?? 0;
      below[to + 2] = pixels[from + 2] ?? 0;
      continue;
    }
    for (let channel = 0; channel < 3; channel++) {
      const under = below[to + channel] ?? 0;
      below[to + channel] = under + (((pixels[from + channel] ?? 0) - under) * alpha) / 255 + 0.5;
    }
  }
}

const digests = new Map<string, Promise<string>>();

function digestOf({ file }: { readonly file: string }): Promise<string> {
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const known = digests.get(file) ?? readFile(join(publicFolder, file)).then(digest);
  digests.set(file, known);
  return known;
}

/** @returns all that makes a picture: its composition, digests of its files, recipe and renderer */
export async function ingredients(composition: Composition): Promise<readonly string[]> {
  const files = await Promise.all([contourSheet, ...composition.files].map(digestOf));
  return [JSON.stringify([recipe, sharp.versions, composition]), ...files];
}

/** @returns the picture as a JPEG file: the one format that every network takes */
export async function render(composition: Composition): Promise<Buffer> {
  const { width, height } = canvas;
  const svg = svgDocument(canvas, [composition.marks], `width="${width}" height="${height}"`);
  const marks = { left: 0, top: 0, width, height, pixels: await sharp(Buffer.from(svg)).raw().toBuffer() };
  const picture = await ground(composition);
  for (const layer of await Promise.all(composition.files.map(placedOnce))) lay(layer, picture);
  lay(marks, picture);
  return sharp(picture, { raw: { width, height, channels: 3 } })
    .jpeg(recipe.encoding)
    .toBuffer();
}
