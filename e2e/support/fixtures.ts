import { type BrowserContext, test as base } from '@playwright/test';
import { type Guard, guardAgainst } from './guard';

/** The state that a visitor's browser starts with. */
interface Visitor {
  /** The browser's language, such as `de-CH`. */
  locale?: string;
  javaScriptEnabled?: boolean;
  /** The value under `i18nextLng` in local storage, from a previous visit. */
  stored?: string;
  /** Value of the cookie `i18next`. */
  cookie?: string;
}

interface Options {
  /**
   * Findings that the test expects, by any part of their sentence:
   * `test.use({ allow: /status of 404/ })`.
   */
  allow: RegExp | undefined;
}

interface Fixtures {
  /** Watches the test's own context; a test that makes further ones passes them to `guard.watch(context)`. */
  guard: Guard;
  /** Opens a browser for one particular visitor; watched, and closed after the test. */
  arriveAs: (visitor: Visitor) => Promise<BrowserContext>;
}

/**
 * Playwright's `test`, which also fails when a page writes to the console, throws, loses a request, breaks the security
 * policy or requests another origin.
 */
export const test = base.extend<Options & Fixtures>({
  allow: [undefined, { option: true }],
  guard: [
    async ({ context, baseURL, allow }, use) => {
      const guard = guardAgainst(new URL(baseURL ?? '').origin);
      guard.watch(context);
      await use(guard);
      guard.stop();
      expect(guard.findings(allow ? [allow] : []), 'what the pages must not do').toEqual([]);
    },
    { auto: true },
  ],
  arriveAs: async ({ browser, baseURL, guard }, use) => {
    const contexts: BrowserContext[] = [];
    const origin = new URL(baseURL ?? '').origin;
    await use(async ({ locale = 'en-GB', javaScriptEnabled = true, stored, cookie }) => {
      const localStorage = stored === undefined ? [] : [{ name: 'i18nextLng', value: stored }];
      const context = await browser.newContext({
        ...{ baseURL, locale, javaScriptEnabled, reducedMotion: 'reduce' },
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      if (cookie !== undefined) await context.addCookies([{ name: 'i18next', value: cookie, url: origin }]);
      guard.watch(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

export const expect = test.expect;
