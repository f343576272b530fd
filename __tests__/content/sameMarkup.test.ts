/** @jest-environment node */
import { checkSameMarkup } from '@/scripts/content-check/checks/sameMarkup';
import { site } from './site';

const [english, german] = ['public/locales/en/home.json', 'public/locales/de/home.json'];

test.each([
  [
    'Hello {{name}}',
    'Hallo {{nmae}}',
    `the placeholders are {{nmae}} here but {{name}} in ${english}; make them equal`,
  ],
  ['Hello', 'Hallo {{name}}', `the placeholders are {{name}} here but none in ${english}; make them equal`],
  [
    'See <link>us</link>',
    'Zu <mail>uns</mail>',
    `the tags are </mail>, <mail> here but </link>, <link> in ${english}; make them equal`,
  ],
])('%j against %j', (en, de, problem) => {
  expect(checkSameMarkup(site({ [english]: { a: en }, [german]: { a: de } }))).toEqual([
    `${german}: a: ${problem}`,
  ]);
});

test.each([
  ['Hello {{ name }} and {{count, number}}', '{{count}} und {{name}}'],
  ['<link>One</link> of < two > three', 'Von < zwei > drei <link>eines</link>'],
  ['A line<icon/>', 'Eine Zeile<icon/>'],
])('%j and %j agree', (en, de) => {
  expect(checkSameMarkup(site({ [english]: { a: en }, [german]: { a: de } }))).toEqual([]);
});

test.each([
  ['Very <strong>big</strong>', 'holds the HTML tag <strong>; a text holds words only, so remove the tag'],
  ['One<br/>two', 'holds the HTML tag <br/>; a text holds words only, so remove the tag'],
  ['<link href="/x">x</link>', 'the tag <link href="/x"> has attributes; write it as <link>'],
  ['<link>x', 'the tag <link> is not closed; add </link>'],
  ['x</link>', 'the tag </link> closes nothing; correct the tags'],
  ['a&nbsp;b', 'holds the HTML entity &nbsp;; write the character itself'],
  ['$t(nothing)', '$t(nothing) refers to a text that does not exist; correct the reference'],
  ['$t(common:nothing)', '$t(common:nothing) refers to a text that does not exist; correct the reference'],
])('%j by itself', (text, problem) => {
  expect(checkSameMarkup(site({ [english]: { a: text }, [german]: { a: text } }))).toEqual([
    `${german}: a: ${problem}`,
    `${english}: a: ${problem}`,
  ]);
});

test('references that exist, in the same and in another catalogue', () => {
  const texts = { a: '$t(b.c) $t(common:loading, { "count": 1 })', b: { c: 'x' } };
  expect(checkSameMarkup(site({ [english]: texts, [german]: texts }))).toEqual([]);
});
