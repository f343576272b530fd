import { builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/** Every navigation loads a document. */

// Specification 3.5, 3.6 and 3.7
test('a link opens a page at its top or at its hash, and Back restores the position', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('footer a[href="/contact-us"]');
  await contact.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await contact.click();
  await expect(page).toHaveURL('/contact-us');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // Retries when the responding page is replaced by the one that was left.
  await page.waitForFunction((place) => window.location.pathname === '/' && window.scrollY === place, before);
  await page.goto('/contact-us#offices');
  await expect(page.locator('#offices')).toBeInViewport();
});

// Specification 3.9
test('a page fades into the next, in browsers that support it and without reduced motion', () => {
  expect(builtHtml('/')).toMatch(/no-preference\)\s*\{\s*@view-transition\s*\{\s*navigation:\s*auto/);
});

test.describe('a URL with a query and a hash', () => {
  test.use({ allow: /status of 404/ });

  // Specification 35.3
  test('stays as it is, within the security policy', async ({ page }) => {
    for (const path of ['/about', '/nothing-here', '/de/policies']) {
      await page.goto(`${path}?a=1#main`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${path}?a=1#main`);
      // Its own, which the policy names.
      await expect(page.locator('style')).toHaveCount(1);
    }
  });
});
