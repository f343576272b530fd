import { defineConfig } from '@playwright/test';
import { type EngineName, missing } from './e2e/engines/support/engines';
import config from './playwright.config';

/** One line for an engine that is not installed; in CI it must be there. */
function isInstalled(name: EngineName): boolean {
  const programs = missing(name);
  if (programs.length === 0) return true;
  const sentence = `${name} is not tested: ${programs.join(' and ')} is missing (docs/testing.md, «Engines»).`;
  if (process.env.CI) throw new Error(sentence);
  // Workers read this file, too.
  if (process.env.TEST_WORKER_INDEX === undefined) console.warn(sentence);
  return false;
}

/** The slowest begins, so that none is alone at the end. */
const names = (['webkit', 'firefox', 'chromium'] as const).filter(isInstalled);

/**
 * `npm run test:engines`: Chromium, Firefox and WebKit take the same steps, two of them at once; each has one browser, which
 * takes seconds to start, and a gateway of its own.
 */
export default defineConfig({
  ...config,
  testDir: 'e2e/engines',
  testIgnore: [],
  testMatch: '*.spec.ts',
  webServer: undefined,
  // WebKit's driver loses a click now and then on a busy machine; the report then calls the test flaky.
  retries: 1,
  projects: names.map((name) => ({ name, workers: 1 })),
});
