import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { pathOf, programmes } from './support/programmes';
import { test } from './support/sharedWindow';

const path = '/careers/career-start-program';

// Specification 12.9 and 12.14
test('a programme’s map links to its page, and the slogan keeps its three lines', async ({ page }) => {
  await page.goto(`/de${path}`);
  await settled(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator('main section:last-of-type p')
      .evaluate((slogan) =>
        Math.round(slogan.clientHeight / Number.parseFloat(getComputedStyle(slogan).lineHeight)),
      );
    expect.soft(lines, `${width} px`).toBe(3);
  }
  const map = page.locator('main article img').first();
  await map.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(`/de${pathOf(programmes[0]?.slug ?? '')}`);
});
