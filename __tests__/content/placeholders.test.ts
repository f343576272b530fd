import type { Json } from '@/scripts/content-check/catalogue';
import { checks } from '@/scripts/content-check/checks';
import { english, site } from './site';

// Messages of the content check about placeholders (specification 29.8), each error with its place.

const texts = 'public/locales';
const told = (catalogues: Readonly<Record<string, unknown>>) =>
  checks
    .flatMap((check) => check(site(catalogues, { words: ['a', 'b', 'count'] })))
    .filter((sentence) => /^(?:public\/locales|content\/articles\/)/.test(sentence));
const home = (en: Json, de: Json) => told({ 'en/home': { a: en }, 'de/home': { a: de } });
const suggests = (name: string, other: string) =>
  `a: nothing fills in {{${name}}}; write {{${other}}}, or remove it`;

test.each<[string, Json, Json, readonly string[]]>([
  [
    'a name that no page knows, at the file that has it',
    'At {{compnay}}',
    'Bei {{company}}',
    [`${texts}/en/home.json: ${suggests('compnay', 'company')}`],
  ],
  [
    'in every language',
    'At {{compnay}}',
    'Bei {{compnay}}',
    ['en', 'de'].map((locale) => `${texts}/${locale}/home.json: ${suggests('compnay', 'company')}`),
  ],
  [
    'a name like none',
    'At {{summit}}',
    'Bei {{summit}}',
    ['en', 'de'].map(
      (locale) =>
        `${texts}/${locale}/home.json: a: nothing fills in {{summit}}; remove it or correct its name`,
    ),
  ],
  [
    'single braces',
    'At {company}',
    'Bei {{company}}',
    [`${texts}/en/home.json: a: has a single brace; write {{company}}`],
  ],
  [
    'a brace too many, and one too few',
    'At {{{company}}}',
    'Bei {{company}',
    [
      `${texts}/en/home.json: a: has a single brace; write {{company}}`,
      `${texts}/de/home.json: a: has a single brace; write {{company}}`,
    ],
  ],
  [
    'a brace around what is no name',
    'A set {x, y}',
    'Eine Menge {x, y}',
    ['en', 'de'].map(
      (locale) =>
        `${texts}/${locale}/home.json: a: has a single brace; a page fills in what stands between two, such as {{company}}, so remove it`,
    ),
  ],
  [
    'a figure instead of its placeholder, in the default language',
    'We are 99',
    'Wir sind {{staff}}',
    [`${texts}/en/home.json: a: says 99, but {{staff}} in ${texts}/de/home.json; write {{staff}}`],
  ],
  [
    'and in another one',
    'We are {{staff}}',
    'Wir sind 99',
    [`${texts}/de/home.json: a: says 99, but {{staff}} in ${texts}/en/home.json; write {{staff}}`],
  ],
  [
    'other names, without a figure',
    'We at {{company}}',
    'Wir alle',
    [
      `${texts}/de/home.json: a: the placeholders are none here but {{company}} in ${texts}/en/home.json; make them the same`,
    ],
  ],
  ['the same with formats and spaces', '{{ company }} and {{staff, number}}', '{{staff}}, {{company}}', []],
  [
    'the name of the company, in every language',
    'At Firnwerk',
    'Bei Firnwerk',
    ['en', 'de'].map((locale) => `${texts}/${locale}/home.json: a: says “Firnwerk”; write {{company}}`),
  ],
])('%s', (_name, en, de, sentences) => {
  expect(home(en, de)).toEqual(sentences);
});

test('a written-out figure where other texts use a placeholder, with the words next to it', () => {
  const others = { b: 'Our {{staff}}\u00a0people, EUR\u00a0{{programmePay}} a month' };
  const check = (a: string) => told({ 'en/home': { a, ...others }, 'de/home': { a, ...others } });
  const wrong = (value: string, name: string) =>
    `${texts}/en/home.json: a: says ${value}, which other texts fill in; write {{${name}}}`;
  expect(check('Today we are 54\u00a0people.')).toContain(wrong('54', 'staff'));
  expect(check('You earn EUR\u00a0600.')).toContain(wrong('600', 'programmePay'));
  expect(check('After 600 words or EUR\u00a0700, 55\u00a0people in 54 rooms.')).toEqual([]);
});

test('a value that a page passes to a text is known only there', () => {
  expect(home('{{count}} of us', '{{count}} von uns')).toEqual([]);
  expect(
    told({ 'en/home': { b: { title: '{{count}}' } }, 'de/home': { b: { title: '{{count}}' } } }),
  ).toContain(`${texts}/en/home.json: b.title: nothing fills in {{count}}; remove it or correct its name`);
});

test('articles fill in only names, and code stays unchanged', () => {
  const read = (text: string) => told({ 'en/articles/post': english.replace('Words.', text) });
  expect(read('We at {{company}} write `{{count}}` and `{x}`.')).toEqual(read('Words.'));
  expect(read('Here are {{count}}.')).toContain(
    'content/articles/en/post.md:15:1: nothing fills in {{count}}; remove it or correct its name',
  );
});

test.each<[string, Json, Json, readonly string[]]>([
  ['the right number', 'Six services, in two offices', 'Fünf Programme in beiden Büros', []],
  [
    'another number',
    'Seven services',
    'Die vier Pro\u00adgramme',
    [
      `${texts}/en/home.json: a: says “Seven services”, but content/services.ts has 6; write six`,
      `${texts}/de/home.json: a: says “vier Programme”, but content/programmes.json has 5; write fünf`,
    ],
  ],
])('counts in words: %s (specification 29.8)', (_, en, de, expected) => {
  expect(home(en, de)).toEqual(expected);
});
