import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, testChromiumPath } from './lib/chromium';

/** Apart from the one of `npm start`, so that both can run at once. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://127.0.0.1:${PORT}`;

/** What the gateway stores meanwhile. */
const gatewayFolder = join('var', `e2e-${PORT}`);

/** Browser tests against the built site: `npm run build` comes before them. */
export default defineConfig({
  testDir: 'e2e',
  // Theirs is another site (playwright.variant.config.ts), or further browsers (playwright.engines.config.ts). Patterns are
  // compared with whole paths, so they name the folder above: a checkout may be in one that is called so.
  testIgnore: ['e2e/variant/**', 'e2e/engines/**'],
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
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          args: [...chromiumArgs],
          ...(testChromiumPath && { executablePath: testChromiumPath }),
        },
      },
    },
  ],
  webServer: {
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
  },
});
