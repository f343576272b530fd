import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 31.4, of case studies: what only a browser can tell. */

test('at 320 px no heading of a case study is wider than its column', async ({ page }) => {
  for (const slug of ['wedere', 'sales-info', 'captire', 'lea']) {
    await page.goto(`/de/our-work/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    const wide = await page
      .locator('main :is(h1, h2:not(.visually-hidden), h3, dd, li > b)')
      .evaluateAll((items) =>
        items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
      );
    expect.soft(wide, slug).toEqual([]);
  }
});
