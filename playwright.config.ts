import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/browser/installed';
import { launchArgs } from './scripts/browser/launch-args';
import { thisMachineToRead } from './scripts/browser/machine';

/** Apart from the one of `npm start`, so that both can run at once. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://127.0.0.1:${PORT}`;

const executablePath = installedBrowser(thisMachineToRead());
// Playwright reads this file again in every worker: what was found need not be looked for twice.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

/** Browser tests against the built site: `npm run build` comes before them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    // Filming every page takes a fifth of the time, and a failure is told in words.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { args: [...launchArgs], ...(executablePath && { executablePath }) },
      },
    },
  ],
  webServer: {
    command: 'npm run --silent serve',
    url: baseURL,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      SPOOL_DIR: join(tmpdir(), `firnwerk-e2e-${PORT}`, 'spool'),
      MAILBOX_DIR: join(tmpdir(), `firnwerk-e2e-${PORT}`, 'mailbox'),
      // All the tests' visitors have one address.
      RATE_PER_MINUTE: '0',
      RATE_PER_HOUR: '0',
    },
    // What listens there may serve another checkout: a taken port is an error.
    reuseExistingServer: false,
  },
});
