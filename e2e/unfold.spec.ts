import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { noShift, shiftSoFar } from './support/hydration';
import { isUnfolded, settled } from './support/opening';

/** Specification 33.5 and 33.6: what lies below the first viewport comes later, and nothing moves by it. */

test.use({ viewport: { width: 390, height: 844 } });

/** Whether each part of the page, the footer last, is left out, or laid out only when it is near. */
const folded = (page: Page) =>
  page.locator('main > *, main ~ footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { display, contentVisibility } = getComputedStyle(part);
      return display === 'none' || contentVisibility === 'auto';
    }),
  );

/** When pictures below the first window were asked for, in milliseconds from the page's start. */
const asked = (page: Page) =>
  page.locator('main img').evaluateAll((images) => {
    const below = images
      .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
      .map((image) => (image as HTMLImageElement).currentSrc);
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => below.includes(name))
      .map(({ startTime }) => startTime);
  });

/** Opens a page that has not loaded before the returned function is called: a picture in its first window is late. */
async function openLoading(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/images/panorama/*');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

test('what lies below the first window waits, until the page has loaded', async ({ page }) => {
  const release = await openLoading(page, '/');
  const [first, ...others] = await folded(page);
  expect(first).toBe(false);
  expect(new Set(others)).toEqual(new Set([true]));
  release();
  await expect.poll(async () => new Set(await folded(page))).toEqual(new Set([false]));
  expect(await isUnfolded(page)).toBe(true);
});

for (const path of ['/', '/blogs'])
  test(`pictures of ${path} below the first window are asked for once that is painted`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const times = await asked(page);
    expect(times.length).toBeGreaterThan(0);
    const [painted = 0] = await page.evaluate(() =>
      performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    );
    expect(painted).toBeGreaterThan(0);
    for (const time of times) expect(time).toBeGreaterThan(painted);
  });

for (const path of [
  '/',
  '/legal',
  '/coming-soon',
  '/blogs',
  '/de/contact-us',
  '/about',
  '/our-work',
  '/our-work/wedere',
  '/services',
  '/c-levels',
])
  test(`the first paint of ${path} fills the first window`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => {
          const ends = [...document.querySelectorAll('main > *')].map(
            (part) => part.getBoundingClientRect().bottom,
          );
          document.documentElement.dataset.filled = String(Math.max(...ends));
        }),
      );
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-filled');
    expect(Number(await page.locator('html').getAttribute('data-filled'))).toBeGreaterThanOrEqual(844);
  });

for (const path of ['/services', '/our-work', '/blogs/unleashing-the-power-of-penetration-testing'])
  test(`nothing of ${path} moves when the rest comes, even to a tap as it is painted`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver(() => document.dispatchEvent(new Event('pointerdown'))).observe({
        type: 'paint',
      });
    });
    await page.goto(path);
    await expect.poll(async () => new Set(await folded(page))).toEqual(new Set([false]));
    expect(await shiftSoFar(page)).toBeLessThan(noShift);
  });

test('it comes at once for whoever begins to use the page', async ({ page }) => {
  const release = await openLoading(page, '/');
  await page.keyboard.press('End');
  expect(await folded(page)).not.toContain(true);
  release();
});

test('it is in reach of whoever scrolls meanwhile', async ({ page }) => {
  const release = await openLoading(page, '/');
  // Nobody scrolls what has not been painted.
  await expect
    .poll(() => page.locator('footer').evaluate((footer) => getComputedStyle(footer).display))
    .not.toBe('none');
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  release();
});

test('nothing waits in a larger window', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  const release = await openLoading(page, '/');
  expect(await folded(page)).not.toContain(true);
  release();
});

test('nothing waits where an address names a part of the page, or where somebody comes back', async ({
  page,
}) => {
  const release = await openLoading(page, '/#main');
  expect(await folded(page)).not.toContain(true);
  release();
  await page.goto('/about');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const reloaded = page.reload({ waitUntil: 'commit' });
  await reloaded;
  await expect(page.locator('footer')).toBeAttached();
  expect(await folded(page)).not.toContain(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
});
