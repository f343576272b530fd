import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { cutOf, wholeOf } from '@/content/photoCuts';
import { photo } from '@/content/photos';
import type { DrawnPicture } from '@/content/pictures';
import { fileCache } from '../fileCache';
import { openPhoto, uprightSize } from './read';
import { type PhotoUse, photoUses } from './uses';

/** Encoding settings, chosen by eye: a crop 1600 pixels wide has 60 to 200 kB. */
const recipe = {
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 74, mozjpeg: true },
  /** Background for transparent parts. */
  ground: '#ffffff',
} as const;

/**
 * Makes the files of every photo on a page: AVIF in several widths and one JPEG, upright, in sRGB, around the
 * focal point. They contain only pixels and none of the camera's metadata, such as place and time. Files of
 * photos that no page shows are removed.
 *
 * @returns one line that says what was done
 * @throws with one sentence about a photo that is missing or broken
 */
export async function makePhotos(): Promise<string> {
  const folder = join(process.cwd(), 'public/images/photos');
  const cache = fileCache(join(process.cwd(), '.next/cache/photos'));
  const files = new Map<string, () => Promise<Uint8Array>>();
  let made = 0;
  const shown = new Map(photoUses().map((use) => [`${use.id}-${use.cut}`, use]));
  for (const use of shown.values()) {
    const { picture, ingredients, pixels } = await source(use);
    const add = (file: string, width: number, encode: (from: Sharp) => Sharp) =>
      files.set(file, () =>
        cache.get([...ingredients, file], async () => {
          made += 1;
          return encode((await pixels()).resize({ width })).toBuffer();
        }),
      );
    for (const width of picture.widths)
      add(`${picture.name}-${width}.avif`, width, (from) => from.avif(recipe.avif));
    add(`${picture.name}-${picture.fallback}.jpg`, picture.fallback, (from) => from.jpeg(recipe.jpeg));
  }
  if (files.size > 0) await mkdir(folder, { recursive: true });
  const write = async ([name, make]: [string, () => Promise<Uint8Array>]) => {
    const content = await make();
    const there = await readFile(join(folder, name)).catch(() => undefined);
    if (!there?.equals(content)) await writeFile(join(folder, name), content);
  };
  await Readable.from(files).map(write, { concurrency: 4 }).toArray();
  for (const name of await readdir(folder).catch(() => []))
    if (!files.has(name)) await rm(join(folder, name));
  await cache.prune();
  return `photos: ${shown.size}, ${made} new files`;
}

/** @returns a photo as a place shows it: its ingredients, and its pixels, read on a cache miss */
async function source({ id, cut }: PhotoUse) {
  const { file, focusX, focusY } = photo(id);
  const size = await uprightSize(file);
  const picture: DrawnPicture = cut === 'whole' ? wholeOf(id, size) : cutOf(id, cut);
  const { bytes, picture: upright } = await openPhoto(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { width, height } = picture;
  const read = async () => {
    const { data, info } = await upright
      .extract(around({ x: focusX / 100, y: focusY / 100 }, size, width / height))
      .resize(width, height)
      .flatten({ background: recipe.ground })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw new Error(`${file}: cannot be read to its end; copy it again from the original`, {
          cause: error,
        });
      });
    return { data, raw: { width, height, channels: info.channels } };
  };
  let kept: ReturnType<typeof read> | undefined;
  return {
    picture,
    ingredients: [JSON.stringify([recipe, sharp.versions, width, height, focusX, focusY]), digest],
    pixels: async () => {
      kept ??= read();
      const { data, raw } = await kept;
      return sharp(data, { raw });
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * @param focus the point that comes as near to the middle as the edges allow, in fractions of width and
 *   height
 * @param aspect width for a height of 1
 * @returns the largest part of a picture with these proportions
 */
export function around(focus: { readonly x: number; readonly y: number }, size: Size, aspect: number) {
  const width = Math.min(size.width, Math.round(size.height * aspect));
  const height = Math.min(size.height, Math.round(size.width / aspect));
  const from = (share: number, all: number, part: number) =>
    Math.round(Math.min(Math.max(share * all - part / 2, 0), all - part));
  return { left: from(focus.x, size.width, width), top: from(focus.y, size.height, height), width, height };
}
