import { expect, test } from './support/fixtures';
import { openShowcase } from './support/showcase';

/**
 * With JavaScript off, or failing, all content is readable and every link works.
 * That every page says the same without it is in `every-page.spec.ts`.
 */

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all four quotes are readable, and no dead arrow shows', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('figure blockquote').filter({ visible: true })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });

  test('all panels of tabs are readable, under their names', async ({ page }) => {
    await openShowcase(page);
    await expect(page.getByText('The panel that shows first.')).toBeVisible();
    await expect(page.getByText('The panel behind it.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('links navigate', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Collaborate with us' }).first().click();
    await expect(page).toHaveURL('/contact-us');
  });
});

test.describe('the framework fails to arrive', () => {
  test.use({ allow: /status of 404|failed request|ERR_FAILED|preloaded/ });

  test('the closed state of slides gives way, so everything is readable', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('figure blockquote').filter({ visible: true })).toHaveCount(4, {
      timeout: 15_000,
    });
  });
});

test('in print, all four quotes are on paper', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure blockquote').filter({ visible: true })).toHaveCount(4);
});
