import { expect, test } from './support/fixtures';
import { settled } from './support/opening';
import { loadPictures, shownPictures } from './support/pictures';
import { builtPaths, isRepeating, long } from './support/sitePages';

/** On a laptop with two dots to a pixel, the widest screen of that kind that most visitors have. */
test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

/** The panorama that closes the home page. */
const closing = 'picture:has([srcset*="/panorama/closing"]) img';

const largest = 1.2;
const heaviest = 1_200_000;

for (const path of builtPaths) {
  // Translations show the same pictures; their texts make them taller by little.
  const tag = path.startsWith('/de') || isRepeating(path) ? long : [];

  // Specification 33.8
  test(`${path}: pictures have the pixels that they are shown with, and the page its weight`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await loadPictures(page);
    const blurred = (await shownPictures(page)).filter(({ enlarged }) => enlarged > largest);
    expect.soft(blurred.map(({ file, enlarged }) => `${file}: ${enlarged.toFixed(2)}`)).toEqual([]);
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        // These kinds of entries are what those two names stand for.
        (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
        0,
      ),
    );
    expect.soft(bytes, 'bytes, scrolled to its end').toBeLessThanOrEqual(heaviest);
  });
}

test.describe('on phones with three dots to a pixel', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  // Specification 33.12
  test('what closes the home page has the pixels that it is shown with', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    for (const [width, colorScheme] of [
      [320, 'light'],
      [390, 'dark'],
      [440, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await loadPictures(page, closing);
      const [shown] = await shownPictures(page, closing);
      expect.soft(shown?.enlarged, `${width} px`).toBeLessThanOrEqual(largest);
    }
  });
});
