/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { placeholdersOf, tagsOf } from '@/scripts/content-check/checks/marks';
import type { Json } from '@/scripts/content-check/content';
import { pseudoText, unaccented } from '@/scripts/language/pseudo';
import { mapTexts, textsByPath } from '@/scripts/language/texts';

/** «A pseudo-language (accents, 40 % longer, placeholders kept)». */

const folder = 'public/locales/en';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const all = files.flatMap((file) => {
  const json: Json = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const made = textsByPath(mapTexts(json, file, pseudoText), file);
  return [...textsByPath(json, file)].map(([path, text]) => ({
    name: `${file}: ${path}`,
    text,
    pseudo: made.get(path) ?? '',
  }));
});

/** Without what is kept, and without what takes no room. */
const words = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|<[^<>]*>|\$t\([^)]*\)|`[^`]*`|\b_[^_]+_\b|(?<!\w)_[^_]+_(?!\w)/g, '')
    .replace(/\b[\w.@/:-]+\.(?:example|test)\b\S*/g, '')
    .replaceAll('\u00ad', '');

test('every word has accents', () => {
  expect(all.length).toBeGreaterThan(2000);
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
  const article = { sections: [{ id: 'one', blocks: [{ kind: 'code', label: 'a', text: 'a' }] }] };
  expect([...textsByPath(article, 'articles/x.json')]).toEqual([['sections.0.blocks.0.label', 'a']]);
  expect([...textsByPath({ kind: 'a' }, 'home.json')]).toEqual([['kind', 'a']]);
});
