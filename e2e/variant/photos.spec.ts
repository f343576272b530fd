import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { articles } from '@/content/articles';
import { isLocale, locales } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { sharePicturePath } from '@/lib/metadata/urls';
import { localizedPath } from '@/lib/routing/locale';
import { camera, photo } from '@/scripts/variant/photo';
import { pseudoLocale } from '@/scripts/variant/pseudoLanguage';
import { builtDocument } from '../support/builtDocument';
import { expect } from '../support/fixtures';
import { test } from '../support/sharedWindow';

/** Section 37: a photo added to the copy of the site is on its pages. */

if (!isLocale(pseudoLocale)) throw new Error('these tests are for the site that scripts/variant/ builds');
const third = pseudoLocale;
const folder = 'out/images/photos';
const { slug = '' } = articles().find(({ id }) => id === photo.article) ?? {};
const path = articlePath(slug);

test('is published as AVIF and JPEG, without the camera’s metadata (specification 37.2 and 37.3)', async () => {
  expect(readFileSync(`content/photos/${photo.id}.jpg`).includes(camera)).toBe(true);
  const names = readdirSync(folder);
  const cuts = ['portrait', 'whole', 'wide'];
  expect([...new Set(names.map((name) => name.split('-')[1]))].sort()).toEqual(cuts);
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    const { format, width, exif, orientation } = await sharp(content).metadata();
    expect([format, width, exif, orientation], name).toEqual([
      name.endsWith('.jpg') ? 'jpeg' : 'heif',
      Number(/\d+(?=\.)/.exec(name)),
      undefined,
      undefined,
    ]);
    expect(content.includes(camera), name).toBe(false);
  }
});

for (const locale of locales)
  test(`is in the article, on its card and on its share picture: ${locale} (specification 37.1)`, () => {
    const images = (page: string) =>
      [...builtDocument(localizedPath(page, locale)).querySelectorAll('img')]
        .map(({ src, alt, width, height, parentElement }) => ({
          file: src,
          alt,
          size: [width, height],
          types: [...(parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type),
        }))
        .filter(({ file }) => file.includes('/images/photos/'));
    const shown = { alt: expect.stringMatching(/^\S+ \S+ \S+$/), types: ['image/avif'] };
    const wide = {
      ...shown,
      file: expect.stringContaining(`/${photo.id}-wide-1280.jpg`),
      size: [2400, 1350],
    };
    expect(images(path)).toEqual([
      wide,
      { ...shown, file: expect.stringContaining(`/${photo.id}-whole-1280.jpg`), size: [1600, 1200] },
    ]);
    expect(images('/blogs')).toEqual([wide]);
    expect(readFileSync(`out/${sharePicturePath(path, locale)}`).length).toBeGreaterThan(20_000);
  });

test('shows in the article, and in place of a person’s drawing (specification 37.1)', async ({ page }) => {
  for (const [address, file] of [
    [localizedPath(path, third), 'wide'],
    ['/about', 'portrait'],
  ] as const) {
    await page.goto(address);
    const image = page.locator(`img[src*="/photos/${photo.id}-${file}"]`).first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0 && shown.currentSrc))
      .toMatch(new RegExp(`${file}-\\d+\\.avif$`));
  }
});
