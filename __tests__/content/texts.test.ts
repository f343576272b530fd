import type { Json } from '@/scripts/content-check/catalogue';
import { checkDrafts, draft } from '@/scripts/content-check/checks/drafts';
import { checkKeys } from '@/scripts/content-check/checks/keys';
import { checkMarks } from '@/scripts/content-check/checks/marks';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { checkUnusedKeys } from '@/scripts/content-check/checks/unusedKeys';
import { english as englishArticle, site } from './site';

// What the content check says about texts in every language.

const [english, german] = ['public/locales/en/home.json', 'public/locales/de/home.json'];
const home = (en: Json, de: Json) => site({ 'en/home': en, 'de/home': de });

describe('every language has every key (specification 29.2)', () => {
  test.each<[string, Json, Json, string[]]>([
    ['the same keys', { a: ['x'], b: { c: 'y' } }, { a: ['z'], b: { c: 'ü' } }, []],
    [
      'a missing key',
      { a: { b: 'x', c: 'y' } },
      { a: { b: 'x' } },
      [`a.c: is missing; translate it from ${english} or remove it there`],
    ],
    [
      'a missing group, by each of its texts',
      { a: { b: 'x', c: 'y' }, d: 'z' },
      { d: 'z' },
      ['a.b', 'a.c'].map((path) => `${path}: is missing; translate it from ${english} or remove it there`),
    ],
    [
      'an extra key',
      { a: 'x' },
      { a: 'x', b: 'y' },
      [`b: ${english} has no such key; add it there or remove it here`],
    ],
    [
      'a key missing inside a list',
      { a: [{ b: 'x', c: 'y' }] },
      { a: [{ b: 'x' }] },
      [`a.0.c: is missing; translate it from ${english} or remove it there`],
    ],
    [
      'lists of different lengths',
      { a: ['x', 'y'] },
      { a: ['x'] },
      [`a.1: is missing; translate it from ${english} or remove it there`],
    ],
    [
      'values of different kinds',
      { a: ['x'] },
      { a: 'x' },
      [
        `a.0: is missing; translate it from ${english} or remove it there`,
        `a: ${english} has no such key; add it there or remove it here`,
      ],
    ],
  ])('%s', (_name, en, de, problems) => {
    expect(checkKeys(home(en, de))).toEqual(problems.map((problem) => `${german}: ${problem}`));
  });

  test('a catalogue that one language lacks is reported, whichever it is', () => {
    expect(checkKeys(site({ 'en/home': { a: 'x' } }))).toEqual([
      `${german}: is missing; translate ${english} or remove that one`,
    ]);
    expect(checkKeys(site({ 'de/home': { a: 'x' } }))).toEqual([
      `${english}: is missing; translate ${german} or remove that one`,
    ]);
    const unreadable = [`${german}: line 1, column 1: is not valid JSON`];
    expect(checkKeys({ ...site({ 'en/home': { a: 'x' } }), unreadable })).toEqual(unreadable);
  });

  test.each<[Json, string]>([
    [3, 'must be a text; write it in quotes'],
    [null, 'must be a text; write it in quotes'],
    [' ', 'is empty; fill it or remove it in every language'],
    [{}, 'is empty; fill it or remove it in every language'],
    [[], 'is empty; fill it or remove it in every language'],
  ])('%j is reported: not a text', (value, problem) => {
    expect(checkKeys(site({ 'en/home': { a: value }, 'de/home': { a: value } }))).toEqual([
      `${english}: a: ${problem}`,
      `${german}: a: ${problem}`,
    ]);
  });
});

test('a key that no source names is unused; plural forms belong to the key without their ending (specification 29.2)', () => {
  const texts = { hero: { title: 'x', old: 'y' }, days_one: 'z', list: [{ title: 'x' }] };
  const words = ['hero', 'title', 'days', 'list'];
  expect(checkUnusedKeys(site({ 'en/home': texts, 'en/articles/post': englishArticle }, { words }))).toEqual([
    `${english}: hero.old: no page shows this; remove it in every language (en, de)`,
  ]);
});

describe('marks (specification 29.2)', () => {
  test.each([
    ['See <link>us</link>', 'Zu <mail>uns</mail>', 'the tags are </mail>, <mail> here but </link>, <link>'],
    ['Answer `200` or `404`', 'Antwort `200` oder 404', 'the pieces of code are 1 here but 2'],
  ])('%j against %j', (en, de, problem) => {
    expect(checkMarks(home({ a: en }, { a: de }))).toEqual([
      `${german}: a: ${problem} in ${english}; make them the same`,
    ]);
  });

  test.each([
    ['<link>One</link> of < two > three', 'Von < zwei > drei <link>eines</link>'],
    ['Ask `your-name.example`', 'Fragen Sie `ihr-name.example`'],
    ['A. Author, The Title, 1999', 'A. Author, _The Title_, 1999'],
  ])('%j and %j agree', (en, de) => {
    expect(checkMarks(home({ a: en }, { a: de }))).toEqual([]);
  });

  test('a title marked as English but not in the English text is reported', () => {
    expect(checkMarks(home({ a: 'The Title' }, { a: '_The Titel_' }))).toEqual([
      `${german}: a: the title _The Titel_ is marked as English, but ${english} has no such words there; correct it`,
    ]);
  });

  test.each([
    ['Very <strong>big</strong>', 'holds the HTML tag <strong>; a text holds words only, so remove the tag'],
    [
      '<link href="/x">x</link>',
      'holds the HTML tag <link href="/x">; a text holds words only, so remove the tag',
    ],
    ['<link>x', 'the tag <link> is not closed; add </link>, or remove < and >'],
    ['x</link>', 'the tag </link> closes nothing; open it before'],
    ['a&nbsp;b', 'holds the HTML entity &nbsp;; write the character itself'],
    ['A `sign', 'a backtick has no other; code stands between two'],
  ])('a mark that is wrong in itself is reported: %j', (text, problem) => {
    expect(checkMarks(site({ 'en/home': { a: text } }))).toEqual([`${english}: a: ${problem}`]);
  });
});

describe('typography (specification 4.16)', () => {
  const standards = 'wants no-break spaces in the name of a standard, such as ISO 27001 and WCAG 2.2 AA';
  const straight = 'has straight quotation marks ("); write “ and ” in English, « and » in German';

  test.each([
    ['de', 'Grosse Straße', 'has ß; Swiss German writes ss'],
    ['de', 'Der "Gipfel"', straight],
    ['de', 'Der „Gipfel“', 'has foreign quotation marks; write « and »'],
    ['en', 'The «summit»', 'has foreign quotation marks; write “ and ”'],
    ['en', "It's high", "has a straight apostrophe ('); write ’"],
    ['de', 'Ein automatischer Test', 'write «automatisierter Test»'],
    ['de', 'Ziele, und wie man sie zählt', 'has a comma before «und» between equal parts; leave it out'],
    ['de', 'Zu 10’000 Kunden', 'has an apostrophe in a number; write 10 000 with a no-break space'],
    ['de', 'Hoch - und steil', 'has a hyphen as a dash; write – with its spaces'],
    ['en', 'Wait...', 'has three dots; write …'],
    ['en', 'Send an e-mail', 'has “e-mail”; write “email”'],
    ['en', 'Fewer than 3 %', 'has a space before % or “per cent”; write 97.2%'],
    ['en', '41 000 wheels', 'has a space in a number; write 41,000'],
    ['en', '1,842 sets', 'has a comma in a number below 10,000; write 1842'],
    ['en', 'The back end', 'write “frontend” or “backend”'],
    ['en', 'An automatic test', 'write “automated test”'],
    ['en', 'After forty seconds', 'has a number above twelve in words; write it in figures, such as 40'],
    // Specification 38.1
    ['en', 'On 23 January\u00a02024', 'wants a no-break space between day and month'],
    ['de', 'Am 23. Januar', 'wants a no-break space between day and month'],
    ['de', 'In 2 Arbeitstagen', 'wants a no-break space between a figure and its unit'],
    ['en', 'Up to {{each}} MB', 'wants a no-break space between a figure and its unit'],
    ['en', 'With {{staff}} people', 'wants a no-break space between a figure and its unit'],
    ['de', 'Ab 7 bis 18\u00a0Uhr', 'wants no-break spaces in a span of hours, such as 7 bis 18 Uhr'],
    [
      'de',
      '{{from}}\u00a0bis {{to}}\u00a0Uhr',
      'wants no-break spaces in a span of hours, such as 7 bis 18 Uhr',
    ],
    ...['To ISO 27001', 'To ISO/IEC 27001:2022', 'To WCAG\u00a02.2 AA'].map((text) => [
      'de',
      text,
      standards,
    ]),
  ])('%s: %j', (locale, text, problem) => {
    expect(checkTypography(site({ [`${locale}/home`]: { a: text } }))).toEqual([
      `public/locales/${locale}/home.json: a: ${problem}`,
    ]);
  });

  test.each([
    ['en', 'The “summit” – it’s high … {{value, "x"}} `a - "b"`'],
    ['de', 'Der «Gipfel» – gross, Ärger inklusive … E-Mail'],
    ['en', 'Since 23\u00a0January 2024, to WCAG\u00a02.2\u00a0AA, in {{days}}\u00a0working days, 3 more'],
  ])('%s: %j is well written', (locale, text) => {
    expect(checkTypography(site({ [`${locale}/home`]: { a: text } }))).toEqual([]);
  });
});

test('a text still to be written is reported', () => {
  const words = { hero: { items: ['Eins', `Zwei ${draft('more', 'German')}`] } };
  expect(checkDrafts(site({ 'de/home': words }))).toEqual([
    `${german}: hero.items.1: is still to be written: Zwei  more, in German; replace the note with it`,
  ]);
});
