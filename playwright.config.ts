import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { type EngineName, missing } from './e2e/engines/support/installed';
import { chromiumArgs, chromiumPath, testChromiumPath } from './lib/chromium';

/** Different from the port of `npm start`, so that both can run at once. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://127.0.0.1:${PORT}`;

/** The folder of the tests' gateway. */
const gatewayFolder = join('var', `e2e-${PORT}`);

/** The projects on the command line. Workers, which read this file as well, see none. */
const asked = [...process.argv.join(' ').matchAll(/--project[ =](\S+)/g)].map(([, name = '']) => name);
const asksForEngines = asked.some((name) => name.startsWith('engines-'));
/** Each engine has its own gateway. */
const needsServer = asked.length === 0 || asked.some((name) => !name.startsWith('engines-'));

/** In CI a missing engine is an error, elsewhere it is skipped with one line. */
function isInstalled(name: EngineName): boolean {
  const programs = missing(name);
  if (programs.length > 0 && asksForEngines) {
    const sentence = `${name} is not tested: ${programs.join(' and ')} is missing (docs/testing.md, "Engines").`;
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
  // Snapshots of what is read out (e2e/accessibility/read-out.spec.ts). A missing one is an error, unless
  // `--update-snapshots` is given.
  snapshotPathTemplate: '{testDir}/accessibility/read-out/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // A busy CI machine sometimes loses an event; such tests are listed as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    // A moving page is drawn sixty times a second, here without a GPU. Motion has its own tests.
    contextOptions: { reducedMotion: 'reduce' },
    // Failures are reported in words; `--trace on` records each step.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      // Patterns are matched with whole paths, so they include the parent folder: a checkout may be in a
      // folder of the same name.
      testIgnore: ['e2e/variant/**', 'e2e/engines/**', 'e2e/visual/**'],
      use: chromium,
    },
    // Chromium, Firefox and WebKit take the same steps, two of them at once; each has one browser, which
    // takes seconds to start. The slowest starts first, so that none is alone at the end.
    ...(['webkit', 'firefox', 'chromium'] as const).filter(isInstalled).map((browserName) => ({
      name: `engines-${browserName}`,
      testDir: 'e2e/engines',
      workers: 1,
      // WebKit's driver sometimes loses a click on a busy machine; the report then calls the test flaky.
      retries: 1,
      use: { browserName },
    })),
    // Pages and states as pictures, compared with the committed ones.
    {
      name: 'visual',
      testDir: 'e2e/visual',
      outputDir: 'test-results/visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      // Long pages, pictures of several megapixels, and possibly a busy machine.
      timeout: 90_000,
      // The headed browser of Playwright, too.
      use: {
        ...chromium,
        channel: chromiumPath ? undefined : 'chromium',
        launchOptions: launchOptions(chromiumPath),
      },
    },
    // Tests that must pass for another company and language as well, in the copy of the site built by
    // `scripts/variant/`: its own tests, and those of the site that know no texts by heart.
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
            // Photos replace some drawings there, which are published all the same.
            grepInvert: /every published picture is used/,
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
          // All visitors in the tests have the same address.
          RATE_PER_MINUTE: '0',
          RATE_PER_HOUR: '0',
        },
        // A server on that port may belong to another checkout, so a taken port is an error.
        reuseExistingServer: false,
      }
    : undefined,
});
