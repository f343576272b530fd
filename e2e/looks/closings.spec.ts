import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { caseStudies } from '@/content/caseStudies';
import { landBehind } from '@/content/closingLands';
import { jobIds } from '@/content/jobs';
import { defaultLocale, type Locale, locales } from '@/content/locales';
import { programmeOrder } from '@/content/programmes';
import { routes } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import { expect, test } from '../support/fixtures';
import { settled } from '../support/opening';
import { loadPictures } from '../support/pictures';

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

/** Pages that end before a land; of postings one, as all say the same before the same. */
const closed = routes.filter(
  ({ id }) =>
    id in landBehind || id in caseStudies || programmeOrder.some((each) => each === id) || id === jobIds[0],
);
/** What stands in the sky: the title; of a posting also what is said below it, of the programmes their slogan. */
const words = [
  'h2#open-application',
  'section[aria-labelledby=closing] :is(h2, h2 + p)',
  'section[aria-labelledby=guiding-star] p',
].join();

/** At and between the widths where a land changes its crop or a title its size; first those where titles take most lines. */
const [narrow, others] = [
  [390, 1250],
  [900, 1440, 1920, 2560],
];
/** The first language is looked at with every change where titles take most lines; others in CI. */
const runsOf = (locale: Locale) => [
  { widths: narrow, tag: locale === defaultLocale ? [] : ['@full'] },
  { widths: others, tag: ['@full', '@long'] },
];

async function expectInTheSky(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect(page.locator(words).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page);
      for (const text of await page.locator(words).all())
        expect.soft(await unevenness(text), `${colorScheme}, ${width} px`).toBeLessThan(alike);
    }
  }
}

// Specification 38.8
for (const locale of locales)
  for (const path of closed.map((route) => localizedPath(route.path, locale)))
    for (const { widths, tag } of runsOf(locale))
      test(
        `${path}: the closing title stands in the sky at ${widths.join(', ')} px, clear of rock and snow`,
        {
          tag,
        },
        ({ page }) => expectInTheSky(page, path, widths),
      );
