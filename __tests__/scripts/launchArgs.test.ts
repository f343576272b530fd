/** @jest-environment node */
import { launchArgs } from '@/scripts/browser/launch-args';

test.each<[NodeJS.Platform, boolean, boolean]>([
  ['linux', true, true],
  ['linux', false, false],
  ['darwin', true, false],
])('on %s, root %s: without sandbox %s', (platform, isRoot, withoutSandbox) => {
  const args = launchArgs({ platform, isRoot });
  expect(args.includes('--no-sandbox')).toBe(withoutSandbox);
  expect(args).toEqual(expect.arrayContaining(['--disable-quic', '--disable-background-networking']));
});
