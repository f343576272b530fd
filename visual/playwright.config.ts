import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** Which folder of `baselines/` this machine compares with: `npm run visual` says so. */
const kind = process.env.MACHINE_KIND ?? 'unknown';

/** Pages and states as pictures, compared with those that are committed. Started by `npm run visual`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../test-results/visual',
  // Long pages, pictures of several megapixels, and a machine that may be busy.
  timeout: 90_000,
  snapshotPathTemplate: `{testDir}/baselines/${kind}/{arg}{ext}`,
});
