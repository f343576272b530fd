import type { Page } from '@playwright/test';

/**
 * Stops the page's clock (`page.clock.install()` came before) a second from now:
 * a longer leap would run out whatever the page is just waiting for.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
