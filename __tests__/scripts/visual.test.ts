/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baselinesOf, kindOf } from '@/scripts/visual/baselines';

const machine = { browser: '156.0.7258.66', platform: 'linux', arch: 'x64' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a kind of machine is the browser’s major version, the system and the processor', () => {
  expect(kindOf(machine)).toBe('chromium-156-linux-x64');
  expect(kindOf({ ...machine, browser: '157.0.1.2', platform: 'darwin', arch: 'arm64' })).toBe(
    'chromium-157-darwin-arm64',
  );
});

it('compares with the pictures of this kind', () => {
  mkdirSync(join(folder, kindOf(machine)));
  expect(baselinesOf(kindOf(machine), folder)).toBe(join(folder, 'chromium-156-linux-x64'));
});

it('says in one sentence that there are none, which there are, and how to make them', () => {
  mkdirSync(join(folder, 'chromium-140-darwin-arm64'));
  expect(() => baselinesOf(kindOf(machine), folder)).toThrow(
    'There are no pictures of this kind of machine, chromium-156-linux-x64, only of chromium-140-darwin-arm64: make your own, from a state that you trust (such as main without your changes), with npm run visual -- --update.',
  );
  expect(() => baselinesOf(kindOf(machine), join(folder, 'none'))).toThrow(/chromium-156-linux-x64: make/);
});

it('the pictures that are committed have the names of kinds', () => {
  const kinds = readdirSync('visual/baselines');
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) expect(kind).toMatch(/^chromium-\d+-\w+-\w+$/);
});
