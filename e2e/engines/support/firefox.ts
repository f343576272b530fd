import puppeteer, { type ElementHandle, type HTTPRequest, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, Engine, Visitor } from './driver';
import { sheet } from './pdf';

/**
 * The machine's Firefox, over WebDriver BiDi. Each visitor has a browser context; one with a language of their own a whole
 * browser, as it is a preference.
 *
 * @param executablePath where Firefox is
 */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const launch = (language: string) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width: 1280, height: 800 },
      // A classic scroll bar would make the viewports of the tests narrower.
      extraPrefsFirefox: { 'intl.accept_languages': language, 'ui.useOverlayScrollbars': 1 },
    });
  const browser = await launch('en-GB');
  const open = async ({ origin, language }: Visitor): Promise<Driver> => {
    if (language) {
      const own = await launch(language);
      return driverOf(await own.newPage(), origin, () => own.close());
    }
    const context = await browser.createBrowserContext();
    return driverOf(await context.newPage(), origin, () => context.close());
  };
  return { speaks: true, tellsConsole: true, open, close: () => browser.close() };
}

function driverOf(page: Page, origin: string, close: () => Promise<void>): Driver {
  let found: string[] = [];
  const failed = (request: HTTPRequest) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page aborts its requests, which is not a failure of the site.
    if (reason !== 'NS_BINDING_ABORTED') found.push(`failed request: ${request.url()} (${reason})`);
  };
  const asked = (url: string) => {
    if (/^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin)
      found.push(`request to another origin: ${url}`);
  };
  page
    .on('console', (message) => {
      if (/^(?:error|warn)/.test(message.type())) found.push(`console ${message.type()}: ${message.text()}`);
    })
    .on('pageerror', (error) => found.push(`page error: ${String(error)}`))
    .on('requestfailed', failed)
    .on('request', (request) => asked(request.url()));
  return {
    // It would wait for scripts that a test holds back; the caller checks whether the page loads (tab.ts).
    goto: async (url) => void page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => {}),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    tap: (x, y) => page.touchscreen.tap(x, y),
    // Its type lists every key by name.
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    attach: async (selector, files) => {
      // A selector does not say what it selects.
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...files);
    },
    print: () => page.pdf(sheet),
    said: async () => {
      const told = found;
      found = [];
      return told;
    },
    close,
  };
}
