import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

export interface Visitor {
  /** The browser's language, such as `de-CH`. */
  locale?: string;
  javaScriptEnabled?: boolean;
  /** What a previous visit left in local storage under `i18nextLng`. */
  stored?: string;
  /** The same in session storage. */
  sessionStored?: string;
  /** Value of the cookie `i18next`. */
  cookie?: string;
}

/** Opens a browser as one particular visitor has it. */
export async function contextOf(
  browser: Browser,
  options: BrowserContextOptions,
  visitor: Visitor,
): Promise<BrowserContext> {
  const { locale = 'en-GB', javaScriptEnabled = true, stored, sessionStored, cookie } = visitor;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...options,
    locale,
    javaScriptEnabled,
  });
  if (cookie !== undefined) {
    await context.addCookies([{ name: 'i18next', value: cookie, url: options.baseURL }]);
  }
  if (stored !== undefined || sessionStored !== undefined) {
    await context.addInitScript(
      ([local, session]) => {
        if (window.location.protocol === 'about:') return; // a new tab, which has no storage
        // Once only: what the site itself stores later must stay.
        if (window.sessionStorage.getItem('prepared')) return;
        if (local !== undefined) window.localStorage.setItem('i18nextLng', local);
        if (session !== undefined) window.sessionStorage.setItem('i18nextLng', session);
        window.sessionStorage.setItem('prepared', 'yes');
      },
      [stored, sessionStored] as const,
    );
  }
  return context;
}
