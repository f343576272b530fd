import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/content/locales';
import { readCatalogues } from '@/scripts/content-check/content';
import { untranslated } from '@/scripts/language/equalTexts';
import { copyTexts } from '@/scripts/language/texts';
import { english } from '../../content/site';
import { folderOfFile } from '../../support/folder';

/** "Untranslated texts are listed". */

const root = folderOfFile();
const words = join(root, 'public/locales');

const catalogues = (folder: string) => readCatalogues(folder, ['en', 'de']).catalogues;

beforeAll(() => {
  mkdirSync(join(words, 'en'), { recursive: true });
  mkdirSync(join(root, 'content/articles/en'), { recursive: true });
  writeFileSync(
    join(words, 'en/home.json'),
    JSON.stringify({
      title: 'Our work',
      team: 'Teams',
      place: 'Pristina',
      count: '{{count}} %',
      iso: 'ISO 27001',
    }),
  );
  writeFileSync(
    join(words, 'en/plurals.json'),
    JSON.stringify({ list: { days_one: 'One day', days_other: '{{count}} days' } }),
  );
  const article = english
    .replace(/(?<=title: ).*/, 'One')
    .replace(/(?<=description: |alt: ).*/g, '“{{count}}”')
    .replace('Lead', '{{count}}')
    .replace('## First', '## 404')
    .replace('Words.', '```text Backend\nlet it be\n```');
  writeFileSync(join(root, 'content/articles/en/one.md'), article);
  copyTexts(root, 'en', 'de');
});

test('lists all words of a copied language, apart from those that need no translation', () => {
  expect(untranslated(catalogues(root), 'de')).toEqual([
    { file: 'public/locales/de/home.json', place: 'public/locales/de/home.json: title', text: 'Our work' },
    ...['One day', '{{count}} days'].map((text, index) => ({
      file: 'public/locales/de/plurals.json',
      place: `public/locales/de/plurals.json: list.days_${['one', 'other'][index]}`,
      text,
    })),
    { file: 'content/articles/de/one.md', place: 'content/articles/de/one.md:2:1', text: 'One' },
  ]);
});

// Unicode CLDR, "Plural Rules"
test.each([
  ['pl', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['id', ['other']],
])('%s begins with its own plural forms, all of them still to translate', (locale, forms) => {
  copyTexts(root, 'en', locale);
  const texts = JSON.parse(readFileSync(join(words, locale, 'plurals.json'), 'utf8'));
  expect(Object.keys(texts.list)).toEqual(forms.map((form) => `days_${form}`));
  expect(texts.list.days_other).toBe('{{count}} days');
  const { catalogues: copied } = readCatalogues(root, ['en', locale]);
  // The function knows the languages of the site; this one is on its way.
  const left = untranslated(copied, locale as Locale).filter(({ file }) => file.endsWith('plurals.json'));
  expect(left).toHaveLength(forms.length);
});

test('nothing of the site’s German is left to translate', () => {
  expect(untranslated(catalogues(process.cwd()), 'de')).toEqual([]);
});
