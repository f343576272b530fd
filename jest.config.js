import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// JavaScript, because Jest would need a loader for TypeScript that Node 20 does not have.

/** @type {import('jest').Config} */
const shared = {
  // Tests of elements say `@jest-environment jsdom`.
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Zod loads its messages in 60 languages again for each test file. The site uses none of them.
    '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
  },
  // Built copies of package.json and of modules would otherwise count as duplicates.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.showcase/', '<rootDir>/var/'],
};

/** The tests of each project (docs/testing.md). A single file needs no project: `npx jest <file>`. */
const projects = {
  unit: {
    testMatch: ['<rootDir>/{__tests__,components}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '\\.(full|long)\\.test\\.'],
  },
  full: { testMatch: ['<rootDir>/__tests__/**/*.full.test.ts'] },
  long: { testMatch: ['<rootDir>/__tests__/**/*.long.test.ts'] },
  hosts: { testMatch: ['<rootDir>/__tests__/hosts/**/*.hosts.ts'] },
};

export default async () => {
  const withNext = await nextJest({ dir: './' })(shared)();
  return {
    // Real servers and disks are slow on a busy machine; hangs are still found.
    testTimeout: 30_000,
    // More workers than cores, as many full tests wait for a lease to end or a server to come back.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testSequencer: '<rootDir>/scripts/longestFirst.mjs',
    // Jest reads these in the projects, knip here.
    testMatch: Object.values(projects).flatMap(({ testMatch }) => testMatch),
    projects: Object.entries(projects).map(([displayName, tests]) => ({
      ...withNext,
      ...tests,
      displayName,
      // These packages are ES modules only.
      transformIgnorePatterns: [
        '/node_modules/(?!(@csstools|ccount|character-entities|decode-named-character-reference|devlop|escape-string-regexp|fault|format|longest-streak|markdown-table|mdast-[^/]+|micromark[^/]*|postcss-nesting|unist-[^/]+|zwitch|d3-array|d3-contour|feed|file-type|strtok3|tinyqueue|token-types|uint8array-extras|@tokenizer|@borewit)/)',
        '^.+\\.module\\.css$',
      ],
    })),
  };
};
