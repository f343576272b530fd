import type { Page } from '@playwright/test';

/**
 * From the next page on, what a page would open is noted and not opened.
 *
 * @returns what gives each URL with the features of its window
 */
export async function noteWindows(page: Page): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    window.open = (address, _name, features) => {
      opened.push([String(address), features ?? '']);
      return null;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'opened'));
}
