/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { heroSize } from '@/art/blog/size';
import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { shareAlt, shareMotif } from '@/lib/metadata/share/motif';

const shared = pages.filter(({ robots }) => !robots);
const all = locales.flatMap((locale) => shared.map((page) => [locale, page.path, page] as const));

it.each(all)(
  '%s %s: its files exist and have the shape told; its words are in its language',
  async (locale, _, page) => {
    const { image, label, shows } = shareMotif(page, locale);
    // Words alone, a picture, a drawing with its route on it, or four faces.
    expect([0, 1, 2, 4]).toContain(image.files.length);
    for (const file of image.files) {
      expect([file, existsSync(join('public', file))]).toEqual([file, true]);
      const { width, height } = await sharp(join('public', file)).metadata();
      // Articles' drawings have land beyond that to both sides, which is cut off.
      const shape = /blog\/.*\.svg$/.test(file) ? heroSize.width / heroSize.height : width / height;
      expect(width / height).toBeGreaterThan(shape - 0.01);
      expect(Math.abs(shape - image.aspect)).toBeLessThan(0.01);
    }
    for (const text of [label, shows]) {
      expect(text).not.toMatch(/[{}\u00ad]|^\w+[.:]\w+/);
      expect(text.length).toBeGreaterThan(3);
    }
  },
);

it('the alternative text holds all words of the picture, and what it shows', () => {
  const page = pages.find(({ id }) => id === 'programmeQa');
  if (!page) throw new Error('unreachable');
  expect(shareAlt(shareMotif(page, 'de'), 'Software-Qualitäts\u00adsicherung', 'de')).toBe(
    'Berufseinstieg: «Software-Qualitätssicherung». Eine Karte, auf der ein gelber Weg durch die Wochen des Programms hinaufführt.',
  );
});

it('further pages of the blog’s list look like the first; a page that must not be found has none', () => {
  const second = { id: 'blog:2', path: '/blogs/page/2' } as const;
  expect(shareMotif(second, 'en').label).toBe('Blog');
  expect(() => shareMotif({ id: 'comingSoon', path: '/coming-soon' }, 'en')).toThrow(
    'content/sharePictures.ts: there is no picture for "comingSoon"; add one',
  );
});
