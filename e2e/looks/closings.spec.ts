import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { landBehind } from '@/content/closingLands';
import { locales } from '@/content/locales';
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

const closed = [...Object.keys(landBehind), 'caseWedere', 'caseLea', 'caseSalesInfo'];

// Specification 38.8
for (const locale of locales)
  test(`the closing title stands in the sky, clear of rock and snow (${locale})`, async ({ page }) => {
    for (const { id, path } of routes.filter((route) => closed.includes(route.id))) {
      await page.goto(localizedPath(path, locale));
      await settled(page);
      for (const width of [390, 1250, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await loadPictures(page);
        expect
          .soft(await unevenness(page.locator('h2:is(#closing, #open-application)')), `${id} at ${width} px`)
          .toBeLessThan(alike);
      }
    }
  });
