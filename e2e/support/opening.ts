import type { Page } from '@playwright/test';
import { hydrated } from './hydration';

/**
 * Waits until fonts are there, until every section is laid out (lib/boot/arrival.ts) and, on a page with
 * islands, until they are hydrated.
 */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) > 0) await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.documentElement.classList.contains('arriving'));
}
