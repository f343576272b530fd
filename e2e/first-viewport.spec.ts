import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { noShift, shiftSoFar } from './support/hydration';
import { settled } from './support/opening';

/** Specification 33.5 and 33.6: a phone lays out its first viewport first, and nothing moves by what comes later. */

test.use({ viewport: { width: 390, height: 844 } });

/** Whether sections are laid out only when they come near. */
const waiting = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).contentVisibility === 'auto'),
    );

/** Opens a page that has not loaded before the returned function is called: a picture in its first viewport is late. */
async function openLoading(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, '**/images/panorama/*');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

test('what lies below the first section waits until the page has loaded', async ({ page }) => {
  const release = await openLoading(page, '/');
  const [first, ...others] = await waiting(page);
  expect(first).toBe(false);
  expect(new Set(others)).toEqual(new Set([true]));
  release();
  await settled(page);
  expect(await waiting(page)).not.toContain(true);
});

test('whoever flings to the end of a page that is still loading sees the footer, and all above it', async ({
  page,
}) => {
  const release = await openLoading(page, '/');
  const height = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  expect(await waiting(page)).not.toContain(true);
  expect(await height()).toBe(before);
  release();
});

test('nothing waits on a larger viewport, with a hash, or where somebody comes back', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  const release = await openLoading(page, '/');
  expect(await waiting(page)).not.toContain(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#main', { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  expect(await waiting(page)).not.toContain(true);
  release();
  await page.goto('/about');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
});

// What reads a page without scrolling, such as an audit or an archive, finds pictures in their places.
for (const path of ['/', '/our-work', '/about'])
  test(`before the first scroll every picture of ${path} has its height, once the page has loaded`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    const heights = await page
      .locator('main img')
      .evaluateAll((pictures) =>
        pictures
          .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
          .map((picture) => picture.getBoundingClientRect().height),
      );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

for (const path of [
  '/services',
  '/our-work',
  '/c-levels',
  '/blogs/unleashing-the-power-of-penetration-testing',
])
  test(`nothing of ${path} moves when the rest is laid out`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await shiftSoFar(page)).toBeLessThan(noShift);
  });
