import type { Page } from '@playwright/test';
import { defaultLocale, type Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/** Opens the page of all primitives. It is built with the others but moved away after the build, so no server has it. */
export async function openShowcase(page: Page, locale: Locale = defaultLocale): Promise<void> {
  const path = localizedPath('/showcase', locale);
  await page.route(`**${path}`, (route) => route.fulfill({ path: `.showcase${path}.html` }));
  await page.goto(path);
}
