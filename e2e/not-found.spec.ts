import { expect, test } from './support/fixtures';

/** Specification 2.21, 2.22, 2.24 and 5.7. */

test.use({ allow: /status of 404/ });

test('an unknown path shows header, footer and the "forbidden" picture only', async ({ page }) => {
  const response = await page.goto('/nope/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/barrier/);
  // Its heading is for screen readers.
  await expect(page.getByRole('main')).toHaveText('Forbidden: this page does not exist');
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeLessThan(2);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('under /de it is German', async ({ page }) => {
  const response = await page.goto('/de/nope');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Seite nicht gefunden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toContainText('So finden Sie uns');
});

test('the language switcher leads home from it', async ({ page }) => {
  await page.goto('/nope?a=1#x');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
});

test.describe('a visitor in German', () => {
  test.use({ locale: 'de-CH' });

  test('gets the German page for an unknown unprefixed path', async ({ page }) => {
    await page.goto('/nope');
    await expect(page).toHaveURL('/de/nope');
    await expect(page).toHaveTitle('Seite nicht gefunden');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is complete', async ({ page }) => {
    await page.goto('/de/nope');
    await expect(page).toHaveTitle('Seite nicht gefunden');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  });
});
