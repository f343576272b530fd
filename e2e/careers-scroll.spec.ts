import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, islandScripts, openEarly } from './support/hydration';

/** Specification 11.1, 11.2 and 11.3: how the page scrolls to the positions. Jest tests how long it takes and what ends it. */

const button = (page: Page) => page.locator('main a[href="#positions"]');
const heading = (page: Page) => page.locator('h2#positions');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Where the browser itself scrolls to for the anchor: the top, less the page's scroll padding. */
async function expectArrived(page: Page): Promise<void> {
  const top = await heading(page).evaluate((element) => element.getBoundingClientRect().top);
  const room = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(Math.abs(top - room)).toBeLessThanOrEqual(1);
}

// High enough to show the button without scrolling.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 900 } });

/** The test controls the clock. */
async function expectGlidesByBareClick(page: Page): Promise<void> {
  await button(page).evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(400);
  const halfway = await scrolled(page);
  await page.clock.runFor(800);
  await expectArrived(page);
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(await scrolled(page));
}

test('scrolls as smoothly before hydration and for a scripted click', async ({ page }) => {
  await page.clock.install({ time: 0 });
  // The page script loads them once it handles the link.
  const minded = page.waitForRequest(islandScripts);
  const hydrate = await openEarly(page, '/careers');
  await minded;
  await page.clock.pauseAt(60_000);
  await expectGlidesByBareClick(page);
  await page.clock.resume();
  await hydrate();
  await expectArrived(page);
});

test.describe('the button scrolls to the open positions', () => {
  test.beforeEach(async ({ page }) => {
    // The test controls the clock, so the machine's speed does not matter.
    await page.clock.install({ time: 0 });
    await page.goto('/careers');
    await hydrated(page);
    await page.clock.pauseAt(60_000);
  });

  test('focus and URL follow, Back returns, and Tab continues from there', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL('/careers#positions');
    await page.clock.runFor(1000);
    await expectArrived(page);
    await page.keyboard.press('Tab');
    const list = page.getByRole('region').filter({ has: heading(page) });
    await expect(list.locator('a, select').first()).toBeFocused();
    // A second time from the new scroll position, without another history entry.
    const entries = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(page).click();
    await page.clock.runFor(1000);
    await expectArrived(page);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL('/careers');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goForward();
    await expect(page).toHaveURL('/careers#positions');
    await expect(heading(page)).toBeInViewport();
  });

  test('a click for a new tab opens a new tab', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await button(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/careers#positions');
    await page.clock.runFor(1000);
    expect(await scrolled(page)).toBe(0);
    await expect(page).toHaveURL('/careers');
  });

  test('jumps at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page).click();
    await expect(page).toHaveURL('/careers#positions');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expectArrived(page); // though no time has passed
  });
});
