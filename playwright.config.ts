import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { type EngineName, missing } from './e2e/engines/support/installed';
import { chromiumArgs, chromiumPath, testChromiumPath } from './lib/chromium';

/** Apart from the one of `npm start`, so that both can run at once. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://127.0.0.1:${PORT}`;

/** What the gateway stores meanwhile. */
const gatewayFolder = join('var', `e2e-${PORT}`);

/** The projects that the command line names. Workers, which read this file as well, see none. */
const asked = [...process.argv.join(' ').matchAll(/--project[ =](\S+)/g)].map(([, name = '']) => name);
const asksForEngines = asked.some((name) => name.startsWith('engines-'));
/** Each engine has a gateway of its own. */
const needsServer = asked.length === 0 || asked.some((name) => !name.startsWith('engines-'));

/** A missing engine is an error in CI, and elsewhere one line. */
function isInstalled(name: EngineName): boolean {
  const programs = missing(name);
  if (programs.length > 0 && asksForEngines) {
    const sentence = `${name} is not tested: ${programs.join(' and ')} is missing (docs/testing.md, «Engines»).`;
    if (process.env.CI) throw new Error(sentence);
    console.warn(sentence);
  }
  return programs.length === 0;
}

const launchOptions = (executablePath: string | undefined) => ({
  args: [...chromiumArgs],
  ...(executablePath && { executablePath }),
});
const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOptions(testChromiumPath) };

/** Browser tests against the built site: `npm run build` comes before them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // What is read out of pages (e2e/accessibility/read-out.spec.ts). What is missing is an error, unless
  // `--update-snapshots` asks for it.
  snapshotPathTemplate: '{testDir}/accessibility/read-out/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // A busy machine of CI loses an event now and then: what passes only then is listed as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    // A page that moves is drawn sixty times a second, here without a graphics processor. What moves has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure is told in words; `--trace on` shows it step by step.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      // Patterns are compared with whole paths, so they name the folder above: a checkout may be in one that is called so.
      testIgnore: ['e2e/variant/**', 'e2e/engines/**', 'e2e/visual/**'],
      use: chromium,
    },
    // Chromium, Firefox and WebKit take the same steps, two of them at once; each has one browser, which takes seconds to
    // start. The slowest begins, so that none is alone at the end.
    ...(['webkit', 'firefox', 'chromium'] as const).filter(isInstalled).map((browserName) => ({
      name: `engines-${browserName}`,
      testDir: 'e2e/engines',
      workers: 1,
      // WebKit's driver loses a click now and then on a busy machine; the report then calls the test flaky.
      retries: 1,
      use: { browserName },
    })),
    // Pages and states as pictures, compared with those that are committed.
    {
      name: 'visual',
      testDir: 'e2e/visual',
      outputDir: 'test-results/visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      // Long pages, pictures of several megapixels, and a machine that may be busy.
      timeout: 90_000,
      // The whole browser of Playwright's, too.
      use: {
        ...chromium,
        channel: chromiumPath ? undefined : 'chromium',
        launchOptions: launchOptions(chromiumPath),
      },
    },
    // What holds for another company and another language as well, in the copy of the site that `scripts/variant/` builds:
    // its own tests, and those of the site that know no words by heart.
    ...(process.env.VARIANT_OF
      ? [
          {
            name: 'variant',
            testMatch: [
              'variant/*.spec.ts',
              'feeds.spec.ts',
              'links.spec.ts',
              'metadata*.spec.ts',
              'structured-data.spec.ts',
            ],
            // Photos stand there in the place of some drawings, which are published all the same.
            grepInvert: /no picture is published that nothing names/,
            use: chromium,
          },
        ]
      : []),
  ],
  webServer: needsServer
    ? {
        command: 'npm run --silent serve',
        url: baseURL,
        env: {
          PORT: String(PORT),
          HOST: '127.0.0.1',
          SPOOL_DIR: join(gatewayFolder, 'spool'),
          MAILBOX_DIR: join(gatewayFolder, 'mailbox'),
          // All the tests' visitors have one address.
          RATE_PER_MINUTE: '0',
          RATE_PER_HOUR: '0',
        },
        // What listens there may serve another checkout: a taken port is an error.
        reuseExistingServer: false,
      }
    : undefined,
});
