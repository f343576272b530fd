import { expect, test } from './support/fixtures';
import { builtPaths, unknownPaths } from './support/sitePages';

/** No page is wider than its window, at and around every width where the layout changes. */
const widths = [320, 390, 599, 600, 768, 899, 900, 1024, 1250, 1251, 1440, 1920];

test.use({ allow: /status of 404/ });

for (const path of [...builtPaths, ...unknownPaths]) {
  test(`${path} fits every window`, async ({ page }) => {
    await page.goto(path);
    const wider: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wider.push(width);
    }
    expect(wider).toEqual([]);
  });
}
