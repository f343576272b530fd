import nextJest from 'next/jest.js';

// JavaScript, because Jest reads a TypeScript configuration only through a loader
// that Node 20 does not bring.

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{__tests__,components}/**/*.test.{ts,tsx}'],
  // What takes long is for `npm run test:full` (jest.full.config.js) and `npm run test:long` (jest.long.config.js).
  testPathIgnorePatterns: ['/node_modules/', '\\.(full|long)\\.test\\.'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // By default one core would stay idle, which on two is half of the machine.
  maxWorkers: '100%',
  // Real servers and disks: a busy machine takes its time, and a hang is found all the same.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Built copies of package.json and of modules would otherwise count as duplicates.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.showcase/', '<rootDir>/var/'],
};

const withNext = nextJest({ dir: './' })(config);

export default async () => ({
  ...(await withNext()),
  // Of what is installed, these exist as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(ccount|character-entities|decode-named-character-reference|devlop|escape-string-regexp|fault|format|longest-streak|markdown-table|mdast-[^/]+|micromark[^/]*|unist-[^/]+|zwitch|d3-array|d3-contour|feed|file-type|strtok3|tinyqueue|token-types|uint8array-extras|@tokenizer|@borewit)/)',
    '^.+\\.module\\.css$',
  ],
});
