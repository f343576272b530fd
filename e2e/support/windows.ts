import type { Page } from '@playwright/test';

/**
 * From the next page on, windows that a page opens are recorded and not opened.
 * @param refuse whether to block them, as browsers and extensions may
 * @returns a function that gives each URL with the features of its window
 */
export async function noteWindows(
  page: Page,
  { refuse = false } = {},
): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript((isRefused) => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    window.open = (address, _name, features) => {
      opened.push([String(address), features ?? '']);
      return isRefused ? null : window;
    };
  }, refuse);
  return () => page.evaluate(() => Reflect.get(window, 'opened'));
}
