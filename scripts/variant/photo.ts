import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/content/locales';
import { fileOf } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import { pseudoText } from '@/scripts/language/pseudo';
import { pseudoLocale } from './pseudoLanguage';

/** A photo that is not on the site, and where the copy shows it: in an article, and as two portraits. */
export const photo = {
  id: 'fog',
  article: 'ux-design',
  people: ['anja', 'mirjam'],
  alt: 'A test card',
  caption: 'In fog',
};

/** The device in the photo's metadata. */
export const camera = 'Camera of the variant';

/** Adds a photo, as a phone would write it, to a copy of the site. */
export async function addPhoto(folder: string): Promise<void> {
  const { id, article, people, alt, caption } = photo;
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, 'content', name), content);
  mkdirSync(join(folder, 'content/photos'), { recursive: true });
  write(`photos/${id}.jpg`, await testCard());
  const texts = [...locales.map((locale) => [locale, alt]), [pseudoLocale, pseudoText(alt)]];
  write(`photos/${id}.json`, JSON.stringify(Object.fromEntries(texts)));
  write('portraits.json', JSON.stringify(people.map((person) => ({ person, photo: id }))));
  for (const locale of [...locales, pseudoLocale]) {
    const file = join(folder, fileOf(articleKind, locale, article));
    const localCaption = locale === pseudoLocale ? pseudoText(caption) : caption;
    const text = readFileSync(file, 'utf8')
      .replace(/^picture: .*$/m, `picture: ${id}`)
      .replace(/^alt: .*\n/m, '')
      .replace(/^## .*$/m, (heading) => `${heading}\n\n![](photo:${id} "${localCaption}")`);
    writeFileSync(file, text);
  }
}

/** Noise, because it compresses worst. It is stored on its side, and its metadata names the camera. */
function testCard(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  return sharp({ create: { width: 2400, height: 3200, channels: 3, background: '#808080', noise } })
    .withExif({ IFD0: { Make: camera } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
