import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 12.9: what only a browser can tell. */

for (const path of ['/careers/career-start-program', '/de/careers/career-start-program']) {
  test(`each line of the guiding-star slogan stands on one line (${path})`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const slogan = page.getByRole('main').locator('section').last().getByRole('paragraph');
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await slogan.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
      expect.soft(lines, `${width} px`).toBe(3);
    }
  });
}
