/** @jest-environment node */
import { checks } from '@/scripts/content-check/checks';
import { checkLocaleFolders } from '@/scripts/content-check/checks/localeFolders';
import { site } from './site';

const german = 'public/locales/de/home.json';

test('a folder of an unknown language (specification 29.1)', () => {
  expect(checkLocaleFolders(site({ 'public/locales/fr/home.json': { title: 'Accueil' } }))).toEqual([
    'public/locales/fr: there is no language "fr" in content/locales.ts; add it there or remove the folder',
  ]);
});

test('a language without a folder', () => {
  expect(checkLocaleFolders(site({}, { locales: ['en', 'de', 'it'] }))).toEqual([
    'public/locales/it: the folder is missing; content/locales.ts names the language "it", so add its catalogues or remove it there',
  ]);
});

test('no folder of catalogues at all', () => {
  const empty = { ...site(), folders: [] };
  expect(checkLocaleFolders(empty)).toHaveLength(2);
});

test('a catalogue that one language lacks, whichever it is', () => {
  expect(checkLocaleFolders(site({ [german]: undefined }))).toEqual([
    'public/locales/de/home.json: the file is missing; translate public/locales/en/home.json or remove that one',
  ]);
  expect(checkLocaleFolders(site({ 'public/locales/en/home.json': undefined }))).toEqual([
    'public/locales/en/home.json: the file is missing; translate public/locales/de/home.json or remove that one',
  ]);
});

test('a file that is no catalogue', () => {
  expect(
    checkLocaleFolders(site({ 'public/locales/de/home.txt': 'x', 'public/locales/de/a/b.json': {} })),
  ).toEqual([
    'public/locales/de/a/b.json: is not a catalogue; only <namespace>.json files belong here, so move it',
    'public/locales/de/home.txt: is not a catalogue; only <namespace>.json files belong here, so move it',
  ]);
});

test('a file beside the folders of the languages', () => {
  expect(checkLocaleFolders(site({ 'public/locales/fr.json': { title: 'Accueil' } }))).toEqual([
    'public/locales/fr.json: belongs to no language; move it into its folder or remove it',
  ]);
});

test.each(['common', 'meta'])('no language has the catalogue %s', (name) => {
  const without = {
    [`public/locales/en/${name}.json`]: undefined,
    [`public/locales/de/${name}.json`]: undefined,
  };
  const content = site(without);
  expect(checks.flatMap((check) => check(content))).toEqual([
    `public/locales/<language>/${name}.json: does not exist; every page needs it, so write it in every language (en, de)`,
  ]);
});

test.each([
  [
    '{\n  "hero": {\n    "title": "x",\n  }\n}',
    'line 4, column 3: the last entry before this bracket must not end with a comma',
  ],
  [
    '\ufeff{ "a": "b" }',
    'line 1, column 1: unexpected byte order mark (an invisible U+FEFF; save as UTF-8 without BOM)',
  ],
  ['{ "a": "b" ', 'line 1, column 12: the file ends too early'],
  ['{ "a": "b", "a": "c" }', 'line 1, column 13: the key "a" is written twice'],
  [
    '{ "a": "b\nc" }',
    'line 1, column 8: this text has no closing quotation mark, or holds a line break or a backslash',
  ],
])('JSON that cannot be read: %j', (text, problem) => {
  expect(checkLocaleFolders(site({ [german]: text }))).toEqual([`${german}: ${problem}; correct the JSON`]);
});

test.each([
  [{ hero: { title: 3 } }, 'hero.title: must be a text, not a number; write it in quotes'],
  [{ hero: { title: null } }, 'hero.title: must be a text, not null; write it in quotes'],
  [{ hero: { items: ['x', true] } }, 'hero.items.1: must be a text, not a boolean; write it in quotes'],
  [{ hero: { title: ' ' } }, 'hero.title: the text is empty; write it or remove the key in every language'],
  [{ hero: {} }, 'hero: a group of keys must not be empty; fill it or remove it in every language'],
  [{ hero: [] }, 'hero: a list must not be empty; fill it or remove it in every language'],
])('a value that is no text: %j', (catalogue, problem) => {
  expect(checkLocaleFolders(site({ [german]: catalogue }))).toEqual([`${german}: ${problem}`]);
});

test('a catalogue that is a list', () => {
  expect(checkLocaleFolders(site({ [german]: ['x'] }))).toEqual([
    `${german}: must be a group of keys in braces, not a list`,
  ]);
});
