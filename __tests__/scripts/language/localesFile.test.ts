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
  const lists = [
    ", 'sq'] as const",
    ", sq: 'Shqip' }",
    ", sq: 'sq-AL' }",
    ", sq: '\\u00a0' }",
    ", sq: ',' }",
    ', sq: 184 }',
  ];
  for (const entry of lists) expect(added.split(entry)).toHaveLength(2);
  expect(
    lists.reduce(
      (text, entry) => text.replace(entry, entry.slice(entry.lastIndexOf(lists[0] === entry ? ']' : ' }'))),
      added,
    ),
  ).toBe(source);
});

test('lists that were broken over lines are found as well', () => {
  // As biome writes a list that no longer fits on a line.
  const broken = source.replace(
    /(localeNames: .*?) = \{ (.*) \};/,
    (_, name: string, entries: string) => `${name} = {\n  ${entries.replaceAll(', ', ',\n  ')},\n};`,
  );
  expect(broken).not.toBe(source);
  expect(withLocale(broken, language)).toMatch(/', sq: 'Shqip',?\n\};/);
});

test('a name with an apostrophe is written as source code', () => {
  expect(withLocale(source, { ...language, name: "N'Ko" })).toContain("sq: 'N\\'Ko'");
});

test('a list that is not where it was is named', () => {
  const other = source.replace('localeNames:', 'names:');
  expect(() => withLocale(other, language)).toThrow(
    "content/locales.ts: a list that should get the entry «sq: 'Shqip'» is not written as it was; add the language by hand.",
  );
});
