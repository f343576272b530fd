import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 15.1: what only a browser can tell. */

test('at every width the statement stands in the sky, above every mountain', async ({ page }) => {
  await page.goto('/de/instructor-details-1');
  await page.evaluate(() => document.fonts.ready);
  const band = page.getByRole('region', { name: 'Leitstern' });
  for (const width of [320, 390, 900, 1099, 1100, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await band.locator('figure').boundingBox();
    const picture = await band.locator('picture img').boundingBox();
    if (!words || !picture) throw new Error('not shown');
    // The picture keeps its proportions and its upper edge; the highest peak is at 31 % of its height.
    const shownHeight = Math.max(picture.height, (picture.width * 9) / 16);
    const peak = picture.y + shownHeight * 0.31;
    expect.soft(words.y + words.height, `${width} px`).toBeLessThanOrEqual(peak);
  }
});
