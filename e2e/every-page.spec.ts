import { accessibleWidths, expectAccessibleInDark, expectAccessibleInLight } from './support/accessibility';
import { builtDocument } from './support/builtDocument';
import { expect } from './support/fixtures';
import { noShift, shiftSoFar } from './support/hydration';
import { brokenWords, hiddenHeadings, overflowingWidths, widthOf } from './support/layout';
import { lostTexts, withLargeText, withSpacedText } from './support/lostText';
import { settled } from './support/opening';
import { failures } from './support/secondEngine';
import { builtPaths, fullTags, isRepeating, long, unknownPaths } from './support/sitePages';
import { test } from './support/tour';

/**
 * What holds for every page, each claim a step of one visit: a claim that fails does not hide the next one. The
 * fixtures fail a page that writes to the console, or asks another origin for something (specification 32.5 and 35.1).
 */

/** At and around every width where the layout changes. */
const widths = [320, 390, 599, 600, 768, 899, 900, 1024, 1250, 1251, 1280, 1440, 1920, 2560];

const [narrow, wide] = accessibleWidths;

/** Of half a tablet, or a window beside another: the most columns that layouts of phones have. */
const half = 600;

/** A4 upright, less the margins that browsers leave. */
const sheet = { width: 718, height: 1047 };

test.use({ allow: /status of 404/ });

// On a busy machine a visit takes several times as long.
test.describe.configure({ timeout: 90_000 });

for (const path of [...builtPaths, ...unknownPaths]) {
  // Both languages have the same structure: what one engine sees in one width, the other sees in the other language.
  const [width, otherWidth] = path.startsWith('/de') ? [wide, narrow] : [narrow, wide];

  // Specification 4.2, 31.1, 31.3, 31.4, 31.7, 32.1 and 33.5
  test(`${path}: steady, as it was built, no wider than a phone, accessible`, {
    tag: isRepeating(path) ? long : [],
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect.soft(await shiftSoFar(page), 'cumulative layout shift').toBeLessThan(noShift);
    expect.soft(await overflowingWidths(page, [narrow]), 'viewports narrower than the page').toEqual([]);
    const built = builtDocument(path.replace('nothing-here', '404'));
    const text = built.querySelector('main')?.textContent ?? null;
    expect.soft(await page.locator('main').textContent(), 'text with JavaScript').toBe(text);
    await expectAccessibleInLight(page, width);
  });

  // Specification 31.1, 31.4 and 34.1
  test(`${path}: at every width, in the dark, with large text, on paper`, {
    tag: fullTags(path),
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);

    await test.step('no word is broken where it must not be, at 320 px', async () => {
      expect.soft(await brokenWords(page), 'words broken at 320 px').toEqual([]);
    });

    await test.step('it fits every viewport', async () => {
      expect.soft(await overflowingWidths(page, widths), 'viewports narrower than the page').toEqual([]);
    });

    await test.step('text at twice its size, or spaced out, is neither cut off nor covered', async () => {
      await withLargeText(page, async () => {
        for (const width of [...accessibleWidths, half])
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

    // In light it is above.
    await test.step(`accessible in the dark, too, at ${width} px`, () => expectAccessibleInDark(page, width));

    await test.step(`a second engine finds nothing wrong either: IBM's, at ${otherWidth} px`, async () => {
      await page.setViewportSize({ width: otherWidth, height: 900 });
      expect.soft(await failures(page), 'accessibility-checker-engine').toEqual([]);
    });
  });
}
