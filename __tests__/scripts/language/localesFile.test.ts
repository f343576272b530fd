/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { LOCALES_FILE, withLocale } from '@/scripts/language/localesFile';

/** What `npm run language:add` writes. */

const language = {
  locale: 'sq',
  regionTag: 'sq-AL',
  name: 'Shqip',
  thousandsSeparator: '\u00a0',
  decimalSeparator: ',',
};
const source = readFileSync(LOCALES_FILE, 'utf8');

test('content/locales.ts gets one entry more in every list, and nothing else changes', () => {
  const added = withLocale(source, language);
  const entries = ['"sq"', 'sq: "Shqip"', 'sq: "sq-AL"', 'sq: "\\u00a0"', 'sq: ","', 'sq: 184'];
  for (const entry of entries) expect(added.split(`, \n${entry},\n`)).toHaveLength(2);
  expect(entries.reduce((text, entry) => text.replace(`, \n${entry},\n`, ''), added)).toBe(
    source.replaceAll(' };', '};'),
  );
});

test('a list that is not where it was is named', () => {
  const other = source.replace('localeNames:', 'names:');
  expect(() => withLocale(other, language)).toThrow('there is no list `localeNames`; fix the file');
});
