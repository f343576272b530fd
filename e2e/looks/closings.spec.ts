import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultLocale, type Locale, locales } from '@/content/locales';
import { routeById } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import { expect } from '../support/fixtures';
import { settled } from '../support/opening';
import { loadPictures } from '../support/pictures';
import { long } from '../support/sitePages';
import { test } from '../support/tour';

// Nothing that moves is looked at here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Of a row of sky, no two pixels differ by more, grain included; the palest ridge in haze does by twice as much. */
const alike = 16;
/** How far below the last line's box rock may begin, in CSS pixels: letters with descenders end above that line. */
const clear = 8;

/** @returns by how much the pixels of the most uneven row behind a title differ, of 255 */
async function unevenness(title: Locator): Promise<number> {
  const page = title.page();
  const box = await title.evaluate((element) => {
    element.style.color = 'transparent';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { data, info } = await sharp(await page.screenshot({ clip: { ...box, height: box.height + clear } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const differences = Array.from({ length: info.height * info.channels }, (_, index) => {
    const first = Math.floor(index / info.channels) * row + (index % info.channels);
    const values = Array.from({ length: info.width }, (_, x) => data[first + x * info.channels] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...differences);
}

/** The page that closes before a panorama. */
const closed = [routeById('home')];
/** The title in the sky. */
const words = 'section[aria-labelledby=closing] h2';

/** The panorama behind it. */
const panorama = 'section[aria-labelledby=closing] img';

/** Where titles take most lines, in light and dark. */
const first = [
  [390, 'light'],
  [1250, 'dark'],
] as const;
/** At and between the other widths where a picture changes its crop or a title its size, and the other way round. */
const others = [
  [390, 'dark'],
  [1250, 'light'],
  ...([900, 1440, 1920, 2560] as const).flatMap((width) => [
    [width, 'light'] as const,
    [width, 'dark'] as const,
  ]),
] as const;

/** With every change the language with the longer words is looked at. */
const runsOf = (locale: Locale) => [
  { what: 'first of all', looks: first, tag: locale === defaultLocale ? long : [] },
  { what: 'at every other width', looks: others, tag: long },
];

async function expectInTheSky(page: Page, path: string, looks: typeof first | typeof others): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect(page.locator(words).first()).toBeVisible();
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await loadPictures(page, panorama);
    for (const text of await page.locator(words).all())
      expect.soft(await unevenness(text), `${colorScheme}, ${width} px`).toBeLessThan(alike);
  }
}

// Specification 38.8
for (const locale of locales)
  for (const path of closed.map((route) => localizedPath(route.path, locale)))
    for (const { what, looks, tag } of runsOf(locale))
      test(
        `${path}: the closing title stands in the sky, clear of rock and snow, ${what}`,
        { tag },
        ({ page }) => expectInTheSky(page, path, looks),
      );
