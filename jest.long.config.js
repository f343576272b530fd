import units from './jest.config.js';

// `npm run test:long`: the tests named `*.long.test.ts`, which take minutes.

export default async () => ({
  ...(await units()),
  testMatch: ['<rootDir>/__tests__/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
