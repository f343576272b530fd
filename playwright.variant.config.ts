import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * What holds for another company and another language as well, in the copy of the site that `scripts/variant/` builds:
 * its own tests, and those of the site that know no words by heart.
 */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: [
    'variant/*.spec.ts',
    'feeds.spec.ts',
    'links.spec.ts',
    'metadata*.spec.ts',
    'structured-data.spec.ts',
  ],
  // Photos stand there in the place of some drawings, which are published all the same.
  grepInvert: /no picture is published that nothing names/,
});
