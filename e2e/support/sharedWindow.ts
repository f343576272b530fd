import type { BrowserContext, Page } from '@playwright/test';
import { test as guarded } from './fixtures';

/**
 * Our `test` with one browser window for all pages that a worker visits, so that opening it and loading shared files happens
 * only once. Each test starts as a new visitor; a failed test ends its worker, and with it the window.
 */
export const test = guarded.extend<{ context: BrowserContext; page: Page }, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, userAgent } = project.use;
      const context = await browser.newContext({ baseURL, locale, userAgent });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.context()),
  page: async ({ window }, use) => {
    await window.setViewportSize({ width: 320, height: 640 });
    await window.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference' });
    await use(window);
    if (window.url() === 'about:blank') return; // which has no storage
    await window.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await window.context().clearCookies();
  },
});
