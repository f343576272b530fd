import type { Page } from '@playwright/test';
import { hydrated } from './hydration';

/**
 * Waits until fonts are loaded, every section is laid out (lib/boot/deferBelowFold.ts) and islands, if there are any, are
 * hydrated.
 */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) > 0) await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.documentElement.classList.contains('defer-below-fold'));
}

/** Opens a page in a viewport of that size, in CSS pixels, and waits until it has settled. */
export async function open(page: Page, path: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await settled(page);
}
