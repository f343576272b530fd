/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from './files';

/** Files stay short enough to be read at once; whoever needs a longer one says here why. */
const reasons: Readonly<Record<string, string>> = {};

const lines = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

const longer = (paths: readonly string[], most: number) =>
  paths.filter((path) => !(path in reasons) && lines(path) > most).map((path) => `${path}: ${lines(path)}`);

it('no file is longer than 200 lines without a reason', () => {
  const files = writtenFiles('.ts', '.tsx', '.js', '.css');
  expect(files).toContain('__tests__/repository/fileLengths.test.ts');
  expect(longer(files, 200)).toEqual([]);
});

it('no component is longer than 100 lines', () => {
  const components = writtenFiles('.tsx').filter((path) =>
    /^(components|pages)\/.*(?<!\.test)\.tsx$/.test(path),
  );
  expect(components).toContain('components/ui/Tabs.tsx');
  expect(longer(components, 100)).toEqual([]);
});

it('no reason is left of a file that is gone, or short again', () => {
  expect(Object.keys(reasons).filter((path) => lines(path) <= 100)).toEqual([]);
});
