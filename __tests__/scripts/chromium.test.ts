/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** The first step of `npm test`. */
function run(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/chromium.ts'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('accepts the browser that is there, without a word', () => {
  expect(run({})).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('fetches nothing in place of a browser that CHROMIUM_PATH names', () => {
  expect(run({ CHROMIUM_PATH: '/nowhere/chromium' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'The browser /nowhere/chromium does not start: let CHROMIUM_PATH name a Chromium that does, or unset it.\n',
  });
});
