import type { Page } from '@playwright/test';

/**
 * Holds requests back until the returned function is called.
 * @param pattern of their addresses, as in `page.route`
 * @param then whether they continue or fail after that
 */
export async function holdBack(
  page: Page,
  pattern: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route[then]();
  });
  return release;
}
