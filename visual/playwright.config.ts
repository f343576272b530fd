import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../lib/chromium';
import site from '../playwright.config';

/** Pages and states as pictures, compared with those that are committed: `npm run visual`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../test-results/visual',
  // Long pages, pictures of several megapixels, and a machine that may be busy.
  timeout: 90_000,
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        // The whole browser of Playwright's, too.
        channel: chromiumPath ? undefined : 'chromium',
        launchOptions: { args: [...chromiumArgs], ...(chromiumPath && { executablePath: chromiumPath }) },
      },
    },
  ],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A picture that is missing is an error, unless `--update-snapshots` asks for it.
  updateSnapshots: 'none',
});
