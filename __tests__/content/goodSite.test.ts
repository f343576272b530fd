/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { checks } from '@/scripts/content-check/checks';
import { site } from './site';

test('a site in order passes every check', () => {
  const content = site();
  expect(checks.flatMap((check) => check(content))).toEqual([]);
});

test('files of the system beside catalogues are overlooked', () => {
  const content = site({ 'public/locales/en/.DS_Store': 'x', 'public/locales/.DS_Store': 'x' });
  expect(checks.flatMap((check) => check(content))).toEqual([]);
});

test('the command fails with one line about a wrong setting', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-check/index.ts'],
    { encoding: 'utf8', env: { ...process.env, NEXT_PUBLIC_API_ORIGIN: 'api.firnwerk.example/' } },
  );
  expect(status).toBe(1);
  expect(stderr.split('\n').filter((line) => line.startsWith('settings:'))).toEqual([
    'settings: NEXT_PUBLIC_API_ORIGIN: "api.firnwerk.example/" is not an origin; write something like https://api.firnwerk.example',
  ]);
});
