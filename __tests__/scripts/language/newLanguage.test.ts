/** @jest-environment node */
import { newLanguage } from '@/scripts/language/newLanguage';

/** «npm run language:add sq»: what is known of a language from its code. */

const present = ['en', 'de'];

test('name, region and separators are those that the language uses', () => {
  expect(newLanguage('sq', present)).toEqual({
    locale: 'sq',
    regionTag: 'sq-AL',
    name: 'Shqip',
    thousandsSeparator: '\u00a0',
    decimalSeparator: ',',
  });
});

test('a region may be named', () => {
  expect(newLanguage('fr', present).regionTag).toBe('fr-FR');
  expect(newLanguage('fr-CH', present)).toMatchObject({
    locale: 'fr',
    regionTag: 'fr-CH',
    name: 'Français',
  });
});

test.each([
  [
    'english',
    '"english" is not a language code: give two or three small letters of ISO 639, such as sq, and a region where it matters, such as fr-CH.',
  ],
  ['xx', 'No language has the code "xx": look it up in ISO 639, such as sq for Albanian.'],
  ['sqi', 'Albanian is written "sq", not "sqi": give that code.'],
  ['de', 'German is there already: "npm run language:todo de" lists what it still says in English.'],
  [
    'el',
    "Greek is not written in Latin letters, and the site's font has no others: add one first (docs/languages.md).",
  ],
])('%s is refused in one sentence', (tag, sentence) => {
  expect(() => newLanguage(tag, present)).toThrow(new Error(sentence));
});
