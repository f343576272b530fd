import { expect, test } from './support/fixtures';
import { settled } from './support/opening';
import { loadPictures, shownPictures } from './support/pictures';

/** The widest common laptop screen with two device pixels per CSS pixel. */
test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

const largest = 1.2;
const heaviest = 1_200_000;

/** The pages with the most and the largest pictures. Translations show the same ones. */
const paths = ['/', '/our-work', '/our-work/wedere', '/careers', '/about', '/c-levels', '/blogs'];

// Specification 33.6 and 33.8
for (const path of paths)
  test(`${path} loads all pictures, as large as they are shown, in 1.2 MB`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await loadPictures(page);
    const blurred = (await shownPictures(page)).filter(({ enlarged }) => enlarged > largest);
    expect.soft(blurred.map(({ file, enlarged }) => `${file}: ${enlarged.toFixed(2)}`)).toEqual([]);
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        // Those two names mean these kinds of entries.
        (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
        0,
      ),
    );
    expect.soft(bytes, 'bytes, scrolled to its end').toBeLessThanOrEqual(heaviest);
  });
