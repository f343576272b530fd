import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContent } from '@/scripts/content-check/content';
import { facts } from '@/scripts/content-check/facts';
import { withLanguage } from '@/scripts/content-check/languages';
import { folderOfFile } from '../support/folder';
import { english } from './site';

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

describe('which files the check reads', () => {
  const root = folderOfFile();
  const read = (files: Readonly<Record<string, string>>) => {
    rmSync(root, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return loadContent(root, ['en', 'de'], facts);
  };

  test('catalogues, articles and policies are found with the default language first, and system files are ignored', () => {
    const { catalogues, unreadable } = read({
      'public/locales/de/home.json': '{}',
      'content/articles/en/post.md': english,
      'content/policies/de/isms.md': '**title**',
      'public/locales/en/.DS_Store': 'x',
    });
    expect(catalogues.map(({ locale, name }) => [locale, name])).toEqual([
      ['en', 'articles/post'],
      ['de', 'home'],
      ['de', 'policies/isms'],
    ]);
    expect(unreadable).toEqual([
      'content/policies/de/isms.md:1:1: must begin with its title and the like between two lines of ---',
    ]);
  });

  test('a catalogue with a byte order mark is reported with the remedy', () => {
    const file = 'public/locales/de/home.json';
    expect(read({ [file]: '\ufeff{}' }).unreadable).toEqual([
      `${file}:1:1: begins with a byte order mark; save it as UTF-8 without one, or run "npm run fix", which removes it`,
    ]);
  });

  test.each([
    ['{\n  "hero": {\n    "title": "x" "lead": "y"\n  }\n}', '3:18: is not valid JSON (comma expected)'],
    ['{ "a": "b" ', '1:12: is not valid JSON (close brace expected)'],
    ['{ “a”: "b" }', '1:3: is not valid JSON (invalid symbol)'],
  ])('invalid JSON is reported with its line and column: %j', (text, problem) => {
    const file = 'public/locales/de/home.json';
    expect(read({ [file]: text }).unreadable).toEqual([`${file}:${problem}; fix it there or just before`]);
  });

  test.each([
    'public/locales/fr/home.json',
    'public/locales/home.json',
    'public/locales/de/home.txt',
    'public/locales/en/articles/post.json',
    'content/articles/fr/post.md',
    'content/articles/post.md',
    'content/policies/de/isms.json',
  ])('%s belongs to no language (specification 29.1)', (file) => {
    expect(read({ [file]: '{}' }).unreadable).toEqual([
      `${file}: belongs to no language of content/locales.ts; move or remove it`,
    ]);
  });
});

test('sentences about a language name it, others stay as they are', () => {
  expect(withLanguage('public/locales/sq/home.json: hero: …')).toBe(
    'public/locales/sq/home.json (Albanian): hero: …',
  );
  expect(withLanguage('content/articles/sq/post.md:3:1: …')).toBe(
    'content/articles/sq/post.md:3:1 (Albanian): …',
  );
  expect(withLanguage('content/jobs.json: see public/locales/de/jobs.json')).toBe(
    'content/jobs.json: see public/locales/de/jobs.json',
  );
});

test('the checks load even when an article cannot be read', async () => {
  jest.resetModules();
  jest.doMock('@/content/articles', () => ({
    articles: () => {
      throw new Error('an article has a mistake');
    },
  }));
  await expect(import('@/scripts/content-check/checks')).resolves.toBeDefined();
});
