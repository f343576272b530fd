/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortClassNames, shortenClassNames } from '@/scripts/shortClassNames.mjs';

/** Specification 33.3: HTML and styles are small enough to come at once. */

const root = realpathSync(mkdtempSync(join(tmpdir(), 'names-')));
const sheet = (name: string) => join(root, 'components', `${name}.module.css`);

beforeAll(() => {
  mkdirSync(join(root, 'components/ui'), { recursive: true });
  for (const name of ['Card', 'ui/Button']) writeFileSync(sheet(name), '');
});
afterAll(() => rmSync(root, { recursive: true }));

/** As much of a build's settings as names classes; its loader of typefaces names them by itself. */
const settings = (loader: object) => ({
  cache: { type: 'filesystem', version: '1' },
  module: { rules: [{ oneOf: [{ use: [{ loader: 'css-loader', options: { modules: loader } }] }] }] },
});

test('the letters are the file, the number is the class', () => {
  const { nameFor } = shortClassNames(root);
  const asked = [
    ['Card', 'title'],
    ['ui/Button', 'button'],
    ['Card', 'body'],
    ['Card', 'title'],
  ] as const;
  expect(asked.map(([file, name]) => nameFor(sheet(file), name))).toEqual(['a0', 'b0', 'a1', 'a0']);
});

test('a server and a browser part that read a file in the same order agree', () => {
  const [server, browser] = [shortClassNames(root), shortClassNames(root)];
  browser.nameFor(sheet('Card'), 'title');
  expect(server.nameFor(sheet('ui/Button'), 'button')).toBe(browser.nameFor(sheet('ui/Button'), 'button'));
});

test('after 26 files names have two letters', () => {
  const many = realpathSync(mkdtempSync(join(tmpdir(), 'names-')));
  mkdirSync(join(many, 'components'));
  const file = (place: number) => join(many, 'components', `${String(place).padStart(3, '0')}.module.css`);
  for (let place = 0; place < 703; place += 1) writeFileSync(file(place), '');
  const { nameFor } = shortClassNames(many);
  expect([0, 25, 26, 701, 702].map((place) => nameFor(file(place), 'x'))).toEqual([
    'a0',
    'z0',
    'aa0',
    'zz0',
    'aaa0',
  ]);
  rmSync(many, { recursive: true });
});

test('a module elsewhere is refused by name', () => {
  expect(() => shortClassNames(root).nameFor('/lib/Other.module.css', 'x')).toThrow(
    '/lib/Other.module.css: a CSS module outside components/',
  );
});

test('what was kept from a build with other files is not used: its names could be those of others', () => {
  const before = settings({ getLocalIdent: () => 'long' });
  shortenClassNames(before, root);
  writeFileSync(sheet('Aside'), '');
  const after = settings({ getLocalIdent: () => 'long' });
  shortenClassNames(after, root);
  expect(after.cache.version).not.toBe(before.cache.version);
});

test('typefaces keep the names that Next.js gives them', () => {
  const modules = { getLocalIdent: (..._: unknown[]) => 'long' };
  shortenClassNames(settings(modules), root);
  const named = (resourcePath: string) => modules.getLocalIdent({ resourcePath }, '', 'className');
  expect(named('/next/font/local/target.css')).toBe('long');
  expect(named(sheet('ui/Button'))).toMatch(/^[a-z]\d+$/);
});

test('a build whose loader has another shape stops', () => {
  expect(() => shortenClassNames(settings({}), root)).toThrow('next.config.js: Next.js names its loader');
});
