import { localeNames, locales } from '@/content/locales';
import { expect, test } from './support/fixtures';

/** Specification 5.5, 5.6, 5.8 and 5.12: the language menu. */

test('lists the languages, shows the current one, changes it and closes', async ({ page }) => {
  await page.goto('/contact-us');
  const menu = page.locator('header details');
  await expect(menu.locator('summary')).toHaveText(/EN$/);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(locales.map((locale) => new RegExp(localeNames[locale])));
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');

  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toHaveText(/DE$/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
});

test('the choice stays for the next visit', async ({ context, page }) => {
  await page.goto('/de');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  const later = await context.newPage();
  await later.goto('/contact-us');
  await expect(later).toHaveURL('/contact-us');
});

test('keeps the query and the place on the page', async ({ page }) => {
  await page.goto('/contact-us?a=1#offices');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact-us?a=1#offices');
});

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-CH' });

  test('"open in a new tab" works', async ({ context, page }) => {
    await page.goto('/de/contact-us');
    await page.locator('header summary').click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'English' }).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/contact-us');
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await page.goto('/');
  const summary = page.locator('header summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('a click or the focus elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');

  await menu.locator('summary').click();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and switches', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
