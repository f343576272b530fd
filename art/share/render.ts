import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '../lib/brandColours';
import { publicFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { canvas } from './canvas';
import type { Composition, PlacedFile } from './composition';
import { fadingMask } from './fadingMask';
import { contourSheet } from './ground';

/** What makes a picture besides its composition and files; raise the version whenever this file changes what is drawn. */
export const recipe = {
  version: 1,
  /** Chosen by eye: fine yellow lines keep their edges, and a picture stays near 60 kB. */
  encoding: { quality: 66, mozjpeg: true },
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
async function placed({ file, box, fades }: PlacedFile): Promise<OverlayOptions> {
  const source = join(publicFolder, file);
  const { format, width, height } = await sharp(source).metadata();
  const enlarged = Math.max(box.width / width, box.height / height);
  // A drawing is rasterized in the size that is needed; 72 is its own.
  const picture = sharp(source, format === 'svg' ? { density: Math.max(1, 72 * enlarged) } : {});
  const whole = await picture.resize(box.width, box.height).ensureAlpha().raw().toBuffer();
  const seen = Math.min(box.height, canvas.height - box.top);
  const input = await sharp(whole, { raw: { width: box.width, height: box.height, channels: 4 } })
    .extract({ left: 0, top: 0, width: box.width, height: seen })
    .composite(fades ? [{ input: Buffer.from(fadingMask(box)), blend: 'dest-in' }] : [])
    .raw()
    .toBuffer();
  return { input, raw: { width: box.width, height: seen, channels: 4 }, left: box.left, top: box.top };
}

/** @returns the picture as a JPEG file: the one format that every network takes */
export async function render(composition: Composition): Promise<Buffer> {
  const { width, height } = canvas;
  const marks = svgDocument(canvas, [composition.marks], `width="${width}" height="${height}"`);
  return sharp(await ground(composition), { raw: { width, height, channels: 3 } })
    .composite([...(await Promise.all(composition.files.map(placed))), { input: Buffer.from(marks) }])
    .jpeg(recipe.encoding)
    .toBuffer();
}
