import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { folderOfTest } from '../support/folder';

// Specification 36.10. The script is the real one; git and the build are stand-ins.

const folder = folderOfTest();
const inFolder = (name: string) => path.join(folder, name);
const link = inFolder('live');
const releases = () => readdirSync(inFolder('releases')).filter((name) => name !== 'first');

beforeEach(() => {
  for (const name of ['source/deploy', 'releases/first/hosting', 'bin'])
    mkdirSync(inFolder(name), { recursive: true });
  symlinkSync(inFolder('releases/first'), link);
  copyFileSync('deploy/nightly', inFolder('source/deploy/nightly'));
  program('source/deploy/activate', 'ln -sfn "$PWD" "$2"; echo "$1 $3" > activated');
  program('bin/git', '[ "$*" = "pull --quiet --ff-only" ]');
  nextBuildWrites('as before');
});

function program(name: string, script: string): void {
  writeFileSync(inFolder(name), `#!/bin/sh\n${script}\n`);
  chmodSync(inFolder(name), 0o755);
}

/**
 * Makes the next build write these words, and a different time into `hosting/release.json`, as every build
 * does.
 */
function nextBuildWrites(words: string): void {
  program(
    'bin/npm',
    `[ "$1" = run ] || exit 0; mkdir -p out hosting; echo "${words}" > out/index.html; date +%N > hosting/release.json`,
  );
}

function nightly() {
  const env = { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}` };
  return spawnSync(inFolder('source/deploy/nightly'), [link, 'deploy/restart caddy 3000'], {
    env,
    encoding: 'utf8',
  });
}
const active = () => realpathSync(link);

test('a build that differs from the active release is activated next to it', () => {
  expect(nightly().status).toBe(0);
  expect(releases()).toEqual([path.basename(active())]);
  expect(readFileSync(path.join(active(), 'out/index.html'), 'utf8')).toBe('as before\n');
  expect(readFileSync(path.join(active(), 'activated'), 'utf8')).toBe('machine deploy/restart caddy 3000\n');
});

test('nothing is activated when nothing has changed except for the time of the build', () => {
  nightly();
  const before = active();
  const { status, stdout } = nightly();
  expect([status, stdout]).toEqual([0, `Nothing changed; ${before} stays active.\n`]);
  expect(active()).toBe(before);
  expect(releases()).toHaveLength(1);
});

test('the active release stays when `git pull` or the build fails', () => {
  const before = active();
  for (const name of ['bin/npm', 'bin/git']) {
    program(name, 'exit 1');
    expect(nightly().status).not.toBe(0);
    expect(active()).toBe(before);
  }
  expect(releases()).toEqual([]);
});
