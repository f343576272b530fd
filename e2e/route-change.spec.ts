import { builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/** Specification 3.5, 3.6, 3.7, 3.9 and 35.3: every navigation loads a document. */

test.describe('each route change', () => {
  test('opens the page at its top', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href="/contact-us"]').click();
    await expect(page).toHaveURL('/contact-us');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('with a hash opens it at the target', async ({ page }) => {
    await page.goto('/contact-us#offices');
    await expect(page.locator('#offices')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('and Back restores the scroll position', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href="/contact-us"]').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.locator('footer a[href="/contact-us"]').click();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    // Asks again when the page that answers gives way to the one that was left.
    await page.waitForFunction(
      (place) => window.location.pathname === '/' && window.scrollY === place,
      before,
    );
  });
});

test('a page fades into the next, where the browser can and motion is welcome', () => {
  expect(builtHtml('/')).toMatch(/no-preference\)\s*\{\s*@view-transition\s*\{\s*navigation:\s*auto/);
});

test.describe('an address with a query and a hash', () => {
  test.use({ allow: /status of 404/ });

  for (const path of ['/', '/de', '/about', '/de/policies', '/nothing-here', '/de/nothing-here']) {
    test(`${path}: the page stays as it came, within the security policy`, async ({ page }) => {
      await page.goto(`${path}?a=1#main`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${path}?a=1#main`);
      // Its own, which the policy names.
      await expect(page.locator('style')).toHaveCount(1);
    });
  }
});
