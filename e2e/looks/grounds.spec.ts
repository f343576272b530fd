import { builtHtml } from '../support/builtFile';
import { expect } from '../support/fixtures';
import { settled } from '../support/opening';
import { isRepeating, linkedPaths, long } from '../support/sitePages';
import { test } from '../support/tour';

// Nothing that moves is looked at here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The contrast of two colours as WCAG 2.2 reckons it, from `rgb(…)`. */
function contrast(...colours: readonly [string, string]): number {
  const [lighter = 0, darker = 0] = colours.map(luminance).toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Specification 38.15
test('by night all months of a year stand out from the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/our-work/captire');
  const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const bars = await page
    .locator('section:has(#year) rect')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
  expect(bars.length).toBeGreaterThan(11);
  for (const bar of bars) expect(contrast(bar, ground), bar).toBeGreaterThanOrEqual(1.25);
});

/** Of one language, as no ground depends on it. Others have the footer alone, of which one speaks for all. */
const withBands = linkedPaths
  .filter((path) => !path.startsWith('/de'))
  .filter(
    (path) => path === '/legal' || /<main.* class="(?:[^"]* )?inverse[ "].*<\/main>/s.test(builtHtml(path)),
  );

test('many kinds of pages have bands', () => expect(withBands.length).toBeGreaterThan(10));

// Specification 38.2
for (const path of withBands)
  test(`${path}: bands of spruce and the footer stand out from the page, by day and by night`, {
    tag: isRepeating(path) ? long : [],
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const grounds = await page.evaluate(() => {
        const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
        const isLand = (element: Element) => element.querySelector(':scope > .screen-only img');
        const bands = [...document.querySelectorAll('.inverse')].filter((band) => !isLand(band));
        const beside = [...document.querySelectorAll('.inverse + section')].map((section) =>
          [section.previousElementSibling ?? section, section].map(groundOf),
        );
        return { page: groundOf(document.documentElement), bands: bands.map(groundOf), beside };
      });
      expect(grounds.bands.length, colorScheme).toBeGreaterThan(0);
      for (const band of grounds.bands)
        expect(contrast(band, grounds.page), `${colorScheme}: ${band}`).toBeGreaterThanOrEqual(1.25);
      for (const [above = '', below = ''] of grounds.beside.filter(
        (each) => !each.includes('rgba(0, 0, 0, 0)'),
      ))
        expect(contrast(above, below), `${colorScheme}: ${above} and ${below}`).toBeGreaterThanOrEqual(1.25);
    }
  });
