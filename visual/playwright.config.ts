import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** Pages and states as pictures, compared with those that are committed: `npm run visual`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../test-results/visual',
  // Long pages, pictures of several megapixels, and a machine that may be busy.
  timeout: 90_000,
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A picture that is missing is an error, unless `--update-snapshots` asks for it.
  updateSnapshots: 'none',
});
