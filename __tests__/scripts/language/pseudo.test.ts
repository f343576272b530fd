/** @jest-environment node */

import { catalogue, textsOf } from '@/scripts/content-check/catalogue';
import { tagsOf } from '@/scripts/content-check/checks/marks';
import { placeholdersOf } from '@/scripts/content-check/checks/placeholders';
import { readCatalogues } from '@/scripts/content-check/content';
import { pseudoText, unaccented } from '@/scripts/language/pseudo';
import { mapTexts } from '@/scripts/language/texts';

/** «A pseudo-language (accents, 40 % longer, placeholders kept)». */

const all = readCatalogues(process.cwd(), ['en']).catalogues.flatMap((english) => {
  const made = catalogue('qps', english.name, mapTexts(english, pseudoText));
  return textsOf(english).map(([path, text]) => ({
    name: `${english.name}: ${path}`,
    text,
    pseudo: String(made.values.get(path)),
  }));
});

/** Without what is kept, and without what takes no room. */
const words = (text: string) =>
  text
    .replace(
      /\]\([^()\s]*\)|\{\{[^}]*\}\}|<[^<>]*>|\$t\([^)]*\)|`[^`]*`|\b_[^_]+_\b|(?<!\w)_[^_]+_(?!\w)/g,
      '',
    )
    .replace(/\b[\w.@/:-]+\.(?:example|test)\b\S*/g, '')
    .replaceAll('\u00ad', '');

test('every word has accents', () => {
  expect(all.filter(({ pseudo }) => words(pseudo).match(unaccented)).map(({ name }) => name)).toEqual([]);
});

test('a text is 40 % longer', () => {
  const short = all.filter(({ text, pseudo }) => {
    const [before, after] = [words(text).length, words(pseudo).length];
    // Figures have no vowels; nor may the last letters of a text.
    return before > 40 && !/\d/.test(text) && Math.abs(after / before - 1.4) > 0.06;
  });
  expect(short.map(({ name }) => name)).toEqual([]);
});

test('placeholders, tags, references, code, titles of English works and addresses stay', () => {
  for (const { text, pseudo } of all) {
    expect(placeholdersOf(pseudo)).toEqual(placeholdersOf(text));
    expect(tagsOf(pseudo)).toEqual(tagsOf(text));
  }
  expect(
    pseudoText('Send <b>{{count}} files</b> to info@mail.example, see `main`, _The Art_ and $t(a.b)'),
  ).toBe('Sééñd <b>{{count}} fíííléés</b> tóóó info@mail.example, séééé `main`, _The Art_ áááñd $t(a.b)');
});

test('an article’s anchors and kinds, and code as an example, are no texts', () => {
  const article = {
    sections: [{ id: 'one', blocks: [{ kind: 'code', language: 'text', label: 'a', text: 'a' }] }],
  };
  expect(textsOf(catalogue('en', 'articles/x', article))).toEqual([['sections.0.blocks.0.label', 'a']]);
  expect(textsOf(catalogue('en', 'home', { kind: 'a' }))).toEqual([['kind', 'a']]);
});
