import type { Page } from '@playwright/test';

/**
 * Opens the page of all primitives. It is built with the others but set aside
 * after the build, so no server has it.
 */
export async function openShowcase(page: Page, locale: 'en' | 'de' = 'en'): Promise<void> {
  const path = locale === 'en' ? '/showcase' : `/${locale}/showcase`;
  await page.route(`**${path}`, (route) => route.fulfill({ path: `.showcase${path}.html` }));
  await page.goto(path);
}
