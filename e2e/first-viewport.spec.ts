import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { maxShift, shiftSoFar } from './support/hydration';
import { settled } from './support/opening';

/** Specification 33.5 and 33.6: a phone lays out its first viewport first, and later content moves nothing. */

test.use({ viewport: { width: 390, height: 844 } });

/** Whether sections are laid out only when they come near. */
const waiting = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).contentVisibility === 'auto'),
    );

/**
 * Opens a page that does not finish loading before the returned function is called: a picture in its first viewport is late.
 */
async function openLoading(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, '**/images/panorama/*');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

test('sections below the first are laid out once the page has loaded', async ({ page }) => {
  const release = await openLoading(page, '/');
  const [first, ...others] = await waiting(page);
  expect(first).toBe(false);
  expect(new Set(others)).toEqual(new Set([true]));
  release();
  await settled(page);
  expect(await waiting(page)).not.toContain(true);
});

test('scrolling to the end of a page that is still loading lays out all of it', async ({ page }) => {
  const release = await openLoading(page, '/');
  const height = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  expect(await waiting(page)).not.toContain(true);
  expect(await height()).toBe(before);
  release();
});

// Programs that read a page without scrolling, such as an audit or an archive, find pictures in their places.
test('before the first scroll every picture has its height, once the page has loaded, and nothing moves', async ({
  page,
}) => {
  for (const path of ['/', '/our-work', '/c-levels']) {
    await page.goto(path);
    await settled(page);
    const heights = await page
      .locator('main img')
      .evaluateAll((pictures) =>
        pictures
          .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
          .map((picture) => picture.getBoundingClientRect().height),
      );
    expect(heights.length, path).toBeGreaterThan(5);
    expect(Math.min(...heights), path).toBeGreaterThan(0);
    expect(await shiftSoFar(page), path).toBeLessThan(maxShift);
  }
});
