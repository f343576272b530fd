import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

// Separate from the code that starts the engines, as the configuration reads this file in every process.

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Playwright's own Firefox and WebKit (`npx playwright install firefox webkit`) instead of the machine's. */
export const areOfPlaywright = process.env.ENGINES === 'playwright';

/** The path in `FIREFOX_PATH`, Debian's, or another system's. */
export const firefoxPath =
  process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** @returns the programs that an engine lacks on this machine */
export function missing(name: EngineName): readonly string[] {
  if (name === 'chromium') return []; // scripts/chromium.ts installs it
  if (areOfPlaywright) {
    const path = { firefox, webkit }[name].executablePath();
    return existsSync(path) ? [] : [path];
  }
  if (name === 'firefox') return firefoxPath ? [] : ['firefox-esr'];
  return ['WebKitWebDriver', 'Xvfb'].filter((program) => !existsSync(`/usr/bin/${program}`));
}
