import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { english, german } from '../content/site';

/** A folder laid out like the repository, for tests of photos: one article in two languages that may show some. */
export function sceneOf(root: string) {
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  return {
    write,
    /** Writes the article; its picture is a photo. */
    article: (picture: string, block = 'Words.') => {
      const shown = (text: string) =>
        text.replace('picture: blog-borovets', `picture: ${picture}`).replace('Words.', block);
      write('content/articles/en/post.md', shown(english).replace('alt: A hill\n', ''));
      write('content/articles/de/post.md', shown(german).replace('alt: A hill\n', ''));
    },
    /** Writes what a photo shows. */
    data: (id: string, more: object = {}) =>
      write(`content/photos/${id}.json`, JSON.stringify({ en: 'A hill', de: 'Ein Hügel', ...more })),
  };
}

/** Green, with a red upper left quarter. */
export function quarters(width: number, height: number): Sharp {
  const red = { width: Math.round(width / 2), height: Math.round(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#00c000' } }).composite([
    { input: { create: { ...red, background: '#d00000' } }, left: 0, top: 0 },
  ]);
}

/** Where a photo was taken, as a phone notes it. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '47/1 22/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '8/1 32/1 0/1',
};

/** @returns a JPEG as a phone writes it: on its side, with a note of how it was held, by which device and, if it may, where */
export const fromPhone = (width: number, height: number, saysWhere = true): Promise<Buffer> =>
  quarters(width, height)
    .withExif({ IFD0: { Make: 'Camera of a test' }, ...(saysWhere && { IFD3: place }) })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
