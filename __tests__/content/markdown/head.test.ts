import { readFileSync } from 'node:fs';
import { defaultLocale, locales } from '@/content/locales';
import { fileOf, idsOf, readHead, readMarkdown } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import { parse, parseHead } from '@/content/markdown/parse';
import { english } from '../site';

// Lists and neighbours read the front matter of an article alone (specification 29.10): they see what its page sees.

const files = idsOf(articleKind).flatMap((id) => locales.map((locale) => ({ locale, id })));

it.each(files)('$locale/$id: the same facts and words as in the whole file', ({ locale, id }) => {
  const { facts, words } = readMarkdown(articleKind, locale, id);
  const { lead, sections, ...head } = words;
  const text = readFileSync(fileOf(articleKind, locale, id), 'utf8');
  // The second one as an editor on Windows saves it.
  for (const saved of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`]) {
    expect(parseHead(saved, articleKind, locale === defaultLocale)).toEqual({ facts, words: head });
    expect(parse(saved, articleKind, locale === defaultLocale)).toMatchObject({ value: { words } });
  }
});

it.each([
  ['no front matter', 'Words.'],
  ['front matter that does not end', '---\ntitle: A\n\nWords.'],
  ['a title that is missing', english.replace(/^title:.*\n/m, '')],
  ['a date that is none', english.replace(/^date:.*$/m, 'date: soon')],
])('leaves %s to the parser of the whole file', (_, text) => {
  expect(parseHead(text, articleKind, true)).toBeUndefined();
});

it('an article that is missing is an error', () => {
  expect(() => readHead(articleKind, 'en', 'missing')).toThrow('missing.md');
});
