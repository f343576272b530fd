/** @jest-environment node */
import { checkHabits } from '@/scripts/content-check/checks/habits';
import { english, site } from './site';

// What docs/style.en.md and docs/style.de.md allow once on a page.

test.each([
  ['en', 'Nobody knows', 'Ask nobody', '“nobody”'],
  ['en', 'Somebody', 'for somebody', '“somebody”'],
  ['en', 'On Monday', 'Mondays', '“Monday”'],
  ['en', 'From day one', 'from the first day', '“from the first day”'],
  ['de', 'Niemand', 'mit niemandem', '«niemand»'],
  ['de', 'Jemand', 'bei jeman\u00addem', '«jemand»'],
  ['de', 'Am Montagmorgen', 'montags', '«Montag»'],
  ['de', 'Vom ersten Tag an', 'vom ersten Tag an', '«vom ersten Tag an»'],
  ['en', 'Two offices, one team', '{{pupils}} pupils, {{minibuses}} buses', 'a pair of numbers in a title'],
  ['de', 'Zwei Büros, ein Team', 'Drei Flotten, 3 Systeme', 'a pair of numbers in a title'],
])('%s: %j and %j on one page', (locale, first, second, habit) => {
  const file = `public/locales/${locale}/home.json`;
  const words = { a: { title: first }, b: { title: second } };
  expect(checkHabits(site({ [`${locale}/home`]: words }))).toEqual([
    `${file}: b.title: has ${habit} as ${file}: a.title has; a page has it once at most, so write it otherwise`,
  ]);
});

test('twice in one text, and in an article by its line', () => {
  expect(checkHabits(site({ 'en/home': { a: 'Nobody asks nobody' } }))).toEqual([
    'public/locales/en/home.json: a: has “nobody” twice; a page has it once at most, so write it otherwise',
  ]);
  const article = english.replace('Lead', 'Nobody').replace('Words.', 'Nobody.');
  expect(checkHabits(site({ 'en/articles/post': article }))).toEqual([
    expect.stringMatching(
      /^content\/articles\/en\/post\.md:15:1: has “nobody” as content\/articles\/en\/post\.md:11:1 has/,
    ),
  ]);
});

test.each([
  ['once', { 'en/home': { a: 'Nobody on Monday' }, 'de/home': { a: 'Niemand am Montag' } }],
  ['on another page', { 'en/home': { a: 'Nobody' }, 'en/about': { a: 'Nobody' } }],
  ['in another posting', { 'en/jobs': { postings: { one: { a: 'Monday' }, two: { a: 'Monday' } } } }],
  ['in assembly', { 'de/home': { a: 'Montage', b: 'Die Montage' } }],
  ['beside a title', { 'en/home': { text: 'Two, one', title: 'Two offices, one team' } }],
])('right: %s', (_, catalogues) => {
  expect(checkHabits(site(catalogues))).toEqual([]);
});
