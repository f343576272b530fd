import type { Page } from '@playwright/test';
import { hydrated } from './hydration';

/**
 * Waits until fonts are there, until every section is laid out (lib/boot/deferBelowFold.ts) and, on a page with
 * islands, until they are hydrated.
 */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) > 0) await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.documentElement.classList.contains('defer-below-fold'));
}

/** Opens a page in a viewport of that size, in CSS pixels, and waits until nothing of it moves any more. */
export async function open(page: Page, path: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await settled(page);
}

/** @returns where the first of the elements that match is, in CSS pixels of the viewport */
export const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} does not show`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
