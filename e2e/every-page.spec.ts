import { accessibleWidths, expectAccessible } from './support/accessibility';
import { expect } from './support/fixtures';
import { noShift, shiftSoFar } from './support/hydration';
import { brokenWords, hiddenHeadings, overflowingWidths, widthOf } from './support/layout';
import { lostTexts, withLargeText, withSpacedText } from './support/lostText';
import { settled, textWithoutScripts } from './support/opening';
import { failures } from './support/secondEngine';
import { builtPaths, unknownPaths } from './support/sitePages';
import { test } from './support/tour';

/**
 * Specification 4.2, 31.1, 31.4, 33.5, 34.1 and 35.1 on every page, each claim a step of one visit: a page is
 * opened once, on a phone, and then widened, printed, darkened; and once more without JavaScript. A claim
 * that fails does not hide the next one.
 */

/** At and around every width where the layout changes. */
const widths = [320, 390, 599, 600, 768, 899, 900, 1024, 1250, 1251, 1280, 1440, 1920];

const [narrow, wide] = accessibleWidths;

/** A4 upright, less the margins that browsers leave. */
const sheet = { width: 718, height: 1047 };

test.use({
  allow: /status of 404/,
});

// A visit takes six to seven seconds of one core; on a busy machine several times that.
test.describe.configure({ timeout: 90_000 });

for (const path of [...builtPaths, ...unknownPaths]) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await settled(page);

    await test.step('nothing moved while it came', async () => {
      expect.soft(await shiftSoFar(page), 'cumulative layout shift').toBeLessThan(noShift);
    });

    await test.step('no word is broken where it must not be, at 320 px', async () => {
      expect.soft(await brokenWords(page), 'words broken at 320 px').toEqual([]);
    });

    await test.step('it fits every window', async () => {
      expect.soft(await overflowingWidths(page, widths), 'windows narrower than the page').toEqual([]);
    });

    await test.step('text at twice its size, or spaced out, is neither cut off nor covered', async () => {
      await withLargeText(page, async () => {
        for (const width of accessibleWidths)
          expect.soft(await lostTexts(page, width), `text lost at 200 %, ${width} px`).toEqual([]);
      });
      await withSpacedText(page, async () => {
        for (const width of accessibleWidths)
          expect.soft(await lostTexts(page, width), `spaced text lost, ${width} px`).toEqual([]);
      });
    });

    await test.step('on paper every heading is there, and nothing is wider than the sheet', async () => {
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await hiddenHeadings(page), 'headings missing on paper').toEqual([]);
      expect.soft(await widthOf(page), 'width on paper').toBe(sheet.width);
      await page.emulateMedia({ media: null });
    });

    // Both languages have the same structure: what one engine sees in one width, the other sees in the other language.
    const [width, otherWidth] = path.startsWith('/de') ? [wide, narrow] : [narrow, wide];

    await test.step(`accessible in light and dark, at ${width} px`, () => expectAccessible(page, width));

    await test.step(`a second engine finds nothing wrong either: IBM's, at ${otherWidth} px`, async () => {
      await page.setViewportSize({ width: otherWidth, height: 900 });
      expect.soft(await failures(page), 'accessibility-checker-engine').toEqual([]);
    });

    await test.step('without JavaScript it says the same', async () => {
      const scripted = await page.locator('main').textContent();
      expect.soft(await textWithoutScripts(page, path), 'text without JavaScript').toBe(scripted);
    });
  });
}
