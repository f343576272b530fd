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
import { test } from '../support/tour';

/** Section 37: a photo that was put into the copy of the site is on its pages. */

if (!isLocale(pseudoLocale)) throw new Error('these tests are for the site that scripts/variant/ builds');
const third = pseudoLocale;
const folder = 'out/images/photos';
const { slug = '' } = articles().find(({ id }) => id === photo.article) ?? {};
const path = articlePath(slug);

test('it was published as AVIF and JPEG, without what the camera wrote (specification 37.2 and 37.3)', async () => {
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
  test(`it is in the article, on its card and on its share picture: ${locale} (specification 37.1)`, () => {
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

test('it is seen, at the top of the article and below, in its proportions (specification 37.1)', async ({
  page,
}) => {
  await page.goto(localizedPath(path, third));
  const images = page.locator('article img[src*="/photos/"]');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
    const { currentSrc, ratio } = await image.evaluate((element: HTMLImageElement) => ({
      currentSrc: element.currentSrc,
      ratio:
        element.clientWidth / element.clientHeight -
        Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
    }));
    expect(currentSrc).toMatch(/\.avif$/);
    expect(Math.abs(ratio)).toBeLessThan(0.02);
  }
});

test('it shows a person, wherever that one appears (specification 37.1)', async ({ page }) => {
  await page.goto('/about');
  const portrait = page.locator(`img[src="/images/photos/${photo.id}-portrait-1000.jpg"]`).first();
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/portrait-\d+\.avif$/);
  await page.goto('/careers');
  const boxes = await page
    .locator('main img')
    .evaluateAll((images) => images.slice(0, 8).map((image) => image.getBoundingClientRect().toJSON()));
  // Eight people edge to edge, one of them by a photo, in rows of four on a phone.
  expect(new Set(boxes.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size).toBe(
    1,
  );
  expect(boxes.map(({ top }) => top === boxes[0]?.top)).toEqual(boxes.map((_, index) => index < 4));
});
