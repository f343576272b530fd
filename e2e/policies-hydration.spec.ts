import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openEarly, shiftSince } from './support/hydration';

/** Policies: the section is right before hydration, and nothing moves by it (specification 21.4 and 33.5). */

const titles = (page: Page) => page.locator('main h2:visible');

for (const [address, id, width] of [
  ['/policies', 'privacy-policy', 390],
  ['/de/policies#isms-policy', 'isms-policy', 390],
  ['/policies#quality-policy', 'quality-policy', 1280],
] as const)
  test(`${address} shows its section, and nothing moves when hydration comes (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const hydrate = await openEarly(page, address);
    await expect(titles(page)).toHaveId(id);
    await expect(titles(page)).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const [moment, place] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
    await hydrate();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(titles(page)).toHaveId(id);
    await expect(titles(page)).toBeInViewport();
    expect(await shiftSince(page, moment)).toBe(0);
  });

test('whoever has read on meanwhile stays where they are', async ({ page }) => {
  const hydrate = await openEarly(page, '/policies#quality-policy');
  await expect(titles(page)).toBeFocused();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  await hydrate();
  expect(await scrolled()).toBe(before);
});

test('the links choose, too', async ({ page }) => {
  const hydrate = await openEarly(page, '/policies');
  await page.locator('main nav a').last().click();
  await expect(titles(page)).toHaveId('isms-policy');
  await hydrate();
  await expect(titles(page)).toHaveId('isms-policy');
});
