import { accessibleWidths, expectAccessibleInDark, expectAccessibleInLight } from './support/accessibility';
import { builtDocument } from './support/builtDocument';
import { expect } from './support/fixtures';
import { maxShift, shiftSoFar } from './support/hydration';
import { ibmFindings } from './support/ibmChecker';
import { brokenLines, brokenWords, hiddenHeadings, overflowingWidths, widthOf } from './support/layout';
import { lostTexts, withLargeText, withSpacedText } from './support/lostText';
import { settled } from './support/opening';
import { test } from './support/sharedWindow';
import { builtPaths, fullTags, isOneOfItsKind, long, unknownPaths } from './support/sitePages';

/**
 * The rules for every page, all in one visit: a failing check does not hide the next one. The fixtures fail a page that
 * writes to the console, or requests another origin (specification 32.5 and 35.1).
 */

/** At and around the widths where the layout changes. */
const widths = [320, 599, 600, 899, 900, 1250, 1251, 2560];

const [narrow] = accessibleWidths;

/** A4 upright, minus the default margins of browsers. */
const sheet = { width: 718, height: 1047 };

test.use({ allow: /status of 404/ });

// On a busy machine a visit takes several times as long.
test.describe.configure({ timeout: 90_000 });

for (const [index, path] of [...builtPaths, ...unknownPaths].toSorted().entries()) {
  // The rules for roles and names do not depend on the scheme: each width gets one scheme, on the next page the other one.
  const [inLight, inDark] = index % 2 ? accessibleWidths : accessibleWidths.toReversed();

  // Specification 4.2, 31.1, 31.3, 31.4, 31.7, 32.1 and 33.5.
  test(`${path} is stable, hydrated as built, no wider than a phone, and accessible`, {
    tag: isOneOfItsKind(path) ? [] : long,
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect.soft(await shiftSoFar(page), 'cumulative layout shift').toBeLessThan(maxShift);
    expect.soft(await overflowingWidths(page, [narrow]), 'viewports narrower than the page').toEqual([]);
    const built = builtDocument(path.replace('nothing-here', '404'));
    const text = built.querySelector('main')?.textContent ?? null;
    expect.soft(await page.locator('main').textContent(), 'text with JavaScript').toBe(text);
    await expectAccessibleInLight(page, inLight);
  });

  // Specification 31.1, 31.4, 34.1 and 38.1
  test(`${path} works at every width, in dark mode, with large text and in print`, {
    tag: fullTags(path),
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect.soft(await brokenWords(page), 'words broken at 320 px').toEqual([]);
    const expectUnbrokenLines = async (width: number) =>
      expect.soft(await brokenLines(page), `terms broken across lines, ${width} px`).toEqual([]);
    const wider = await overflowingWidths(page, widths, expectUnbrokenLines);
    expect.soft(wider, 'viewports narrower than the page').toEqual([]);
    await withLargeText(page, async () => {
      for (const width of accessibleWidths)
        expect.soft(await lostTexts(page, width), `text lost at 200 %, ${width} px`).toEqual([]);
    });
    await withSpacedText(page, async () =>
      expect.soft(await lostTexts(page, narrow), `spaced text lost, ${narrow} px`).toEqual([]),
    );
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await hiddenHeadings(page), 'headings missing in print').toEqual([]);
    expect.soft(await widthOf(page), 'width in print').toBe(sheet.width);
    await page.emulateMedia({ media: null });
    await expectAccessibleInDark(page, inDark);
    await page.setViewportSize({ width: narrow, height: 900 });
    expect.soft(await ibmFindings(page), 'findings of IBM’s accessibility-checker-engine').toEqual([]);
  });
}
