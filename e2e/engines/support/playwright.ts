import type { BrowserType, LaunchOptions } from '@playwright/test';
import { guardAgainst } from '../../support/guard';
import type { Driver, Engine, Visitor } from './driver';
import { sheet } from './pdf';

/** An engine that comes with Playwright, or Debian's Chromium. */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  const open = async ({ origin, language = 'en-GB' }: Visitor): Promise<Driver> => {
    // The settings of the other browser tests (playwright.config.ts) would apply here, too.
    const context = await browser.newContext({
      locale: language,
      hasTouch: true,
      reducedMotion: 'no-preference',
    });
    const guard = guardAgainst(origin);
    guard.watch(context);
    const page = await context.newPage();
    let told = 0;
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
      resize: (width, height) => page.setViewportSize({ width, height }),
      run: (expression) => page.evaluate(expression),
      move: (x, y) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
      tap: (x, y) => page.touchscreen.tap(x, y),
      keyDown: (key) => page.keyboard.down(key),
      keyUp: (key) => page.keyboard.up(key),
      type: (text) => page.keyboard.type(text),
      attach: (selector, files) => page.setInputFiles(selector, [...files]),
      framed: async () => {
        const [, ...frames] = page.frames();
        const texts = frames.map((frame) => frame.evaluate(() => document.body.innerText).catch(() => ''));
        return (await Promise.all(texts)).join('\n');
      },
      ...(type.name() === 'chromium' && { print: () => page.pdf(sheet) }),
      said: async () => {
        const found = guard.findings([]).slice(told);
        told += found.length;
        return found;
      },
      close: () => context.close(),
    };
  };
  return { speaks: true, tellsConsole: true, open, close: () => browser.close() };
}
