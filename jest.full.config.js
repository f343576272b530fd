import { availableParallelism } from 'node:os';
import units from './jest.config.js';

// `npm run test:full`: besides the tests of `npm test` those named `*.full.test.ts`, which take long. Many
// wait for a lease to end or a server to come back, so there are more of them at once than cores.

export default async () => ({
  ...(await units()),
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/scripts/longestFirst.mjs',
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.'],
});
