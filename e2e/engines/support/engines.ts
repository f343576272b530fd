import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumArgs, testChromiumPath } from '@/lib/chromium';
import type { Engine } from './driver';
import { firefoxEngine } from './firefox';
import { playwrightEngine } from './playwright';
import { webkitEngine } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Playwright's own Firefox and WebKit (`npx playwright install firefox webkit`) instead of the machine's. */
const areOfPlaywright = process.env.ENGINES === 'playwright';

/** What `FIREFOX_PATH` names, Debian's, or another system's. */
const firefoxPath =
  process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** @returns which programs an engine lacks on this machine */
export function missing(name: EngineName): readonly string[] {
  if (name === 'chromium') return []; // Playwright itself says when it is missing
  if (areOfPlaywright) {
    const path = { firefox, webkit }[name].executablePath();
    return existsSync(path) ? [] : [path];
  }
  if (name === 'firefox') return firefoxPath ? [] : ['firefox-esr'];
  return ['WebKitWebDriver', 'Xvfb'].filter((program) => !existsSync(`/usr/bin/${program}`));
}

/** Starts an engine. */
export function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium')
    return playwrightEngine(chromium, {
      args: [...chromiumArgs],
      ...(testChromiumPath && { executablePath: testChromiumPath }),
    });
  if (areOfPlaywright) return playwrightEngine({ firefox, webkit }[name], {});
  return name === 'firefox' ? firefoxEngine(firefoxPath ?? '') : webkitEngine();
}
