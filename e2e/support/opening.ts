import type { Page } from '@playwright/test';
import { hydrated } from './hydration';

/**
 * Waits until fonts are there and, on a page that ships the framework, until it is hydrated.
 */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('#framework').count()) > 0) await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** @returns the text of the page's own part, as a browser shows it that has JavaScript switched off */
export async function textWithoutScripts(page: Page, path: string): Promise<string | null> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path);
  const text = await page.locator('main').textContent();
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await devtools.detach();
  return text;
}
