import type { Page } from '@playwright/test';
import { localeNames, locales } from '@/content/locales';
import { expect, test } from './support/fixtures';

/** The language menu; `accessibility/keyboard.spec.ts` also tests closing it without a mouse. */

const menu = (page: Page) => page.locator('header details');
const entry = (page: Page, language: 'English' | 'Deutsch') =>
  menu(page).getByRole('link', { name: language });

// Specification 5.5 and 5.6
test('lists the languages, and keeps query and hash when the language changes', async ({ context, page }) => {
  await page.goto('/contact-us?a=1#offices');
  await expect(menu(page).locator('summary')).toHaveText(/EN$/);
  await menu(page).locator('summary').click();
  await expect(menu(page).getByRole('link')).toHaveText(
    locales.map((locale) => new RegExp(localeNames[locale])),
  );
  await expect(entry(page, 'English')).toHaveAttribute('aria-current', 'true');
  await entry(page, 'Deutsch').click();
  await expect(page).toHaveURL('/de/contact-us?a=1#offices');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(menu(page).locator('summary')).toHaveText(/DE$/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  const later = await context.newPage();
  await later.goto('/contact-us');
  await expect(later).toHaveURL('/de/contact-us');
});

// Specification 5.8
test('a click or the focus elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  await menu(page).locator('summary').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).not.toHaveAttribute('open');
  await menu(page).locator('summary').click();
  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).not.toHaveAttribute('open');
});
