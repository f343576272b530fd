import units from './jest.config.js';

// `npm run test:full`: besides the tests of `npm test` those named `*.full.test.ts`, which take long.

export default async () => ({
  ...(await units()),
  testSequencer: '<rootDir>/scripts/longestFirst.mjs',
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.'],
});
