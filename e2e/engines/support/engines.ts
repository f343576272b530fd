import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumArgs, testChromiumPath } from '@/lib/chromium';
import type { Engine } from './driver';
import { firefoxEngine } from './firefox';
import { areOfPlaywright, type EngineName, firefoxPath } from './installed';
import { playwrightEngine } from './playwright';
import { webkitEngine } from './webkit';

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
