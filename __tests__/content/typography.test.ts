/** @jest-environment node */
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { site } from './site';

const straight = 'has straight quotation marks ("); write “ and ” in English, « and » in German';

test.each([
  ['de', 'Grosse Straße', 'has ß; Swiss German writes ss'],
  ['de', 'Der "Gipfel"', straight],
  ['en', 'The "summit"', straight],
  ['de', 'Der „Gipfel“', 'has foreign quotation marks; write « and »'],
  ['en', 'The «summit»', 'has foreign quotation marks; write “ and ”'],
  ['en', "It's high", "has a straight apostrophe ('); write ’"],
  ['de', 'Hoch - und steil', 'has a hyphen as a dash; write – with its spaces'],
  ['en', 'Wait...', 'has three dots; write …'],
])('%s: %j (specification 4.16)', (locale, text, problem) => {
  const file = `public/locales/${locale}/home.json`;
  expect(checkTypography(site({ [file]: { a: { b: text } } }))).toEqual([`${file}: a.b: ${problem}`]);
});

test.each([
  ['en', 'The “summit” – it’s high … $t(common:loading, { "count": 1 }) {{value, "x"}}'],
  ['de', 'Der «Gipfel» – gross, Ärger inklusive … E-Mail'],
])('%s: %j is well written', (locale, text) => {
  expect(checkTypography(site({ [`public/locales/${locale}/home.json`]: { a: text } }))).toEqual([]);
});
