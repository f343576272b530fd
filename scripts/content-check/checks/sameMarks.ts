import { nodesOf, sizeOf } from '../catalogues';
import { placeholdersOf, tagsOf } from '../markup';
import type { Catalogue, Check, Json } from '../types';

const code = /`[^`]*`/g;
/** The title of a work in English, which is marked as such in other languages only (WCAG 3.1.2). */
const title = /(?<!\w)_([^_]+)_(?!\w)/g;

/**
 * An article's words carry the same signs in every language: placeholders,
 * tags, code between backticks; lists have as many entries; and a title that
 * is marked as English is the one that stands in the article in English.
 */
export const checkSameMarks: Check = ({ folders, locales }) => {
  const articlesOf = (locale: string | undefined) =>
    folders.filter((folder) => folder.locale === locale).flatMap(({ articles }) => articles);
  const references = new Map(articlesOf(locales[0]).map((article) => [article.namespace, article]));
  return locales
    .flatMap(articlesOf)
    .flatMap((article) => [...unpaired(article), ...differences(article, references.get(article.namespace))]);
};

/** What cannot be read is `checkArticles`'s to report. */
const valuesOf = ({ parsed }: Catalogue): ReadonlyMap<string, Json> =>
  'error' in parsed ? new Map<string, Json>() : nodesOf(parsed.value);

/** Texts by their path; an example of code holds what it holds. */
function textsOf(article: Catalogue): [string, string][] {
  const values = valuesOf(article);
  return [...values].flatMap(([path, value]) => {
    const isCode = values.get(path.replace(/text$/, 'kind')) === 'code' && path.endsWith('.text');
    return typeof value === 'string' && !isCode ? [[path, value]] : [];
  });
}

function unpaired(article: Catalogue): string[] {
  return textsOf(article)
    .filter(([, text]) => text.replace(code, '').includes('`'))
    .map(([path]) => `${article.file}: ${path}: a backtick has no other; code stands between two`);
}

function differences(article: Catalogue, reference: Catalogue | undefined): string[] {
  if (!reference || reference === article) return [];
  const there = valuesOf(reference);
  const lists = [...valuesOf(article)].flatMap(([path, value]) => {
    const other = there.get(path);
    if (!Array.isArray(value) || !Array.isArray(other) || sizeOf(value) === sizeOf(other)) return [];
    return [
      `${path}: the list has ${value.length} entries here but ${other.length} in ${reference.file}; make them equal`,
    ];
  });
  const texts = textsOf(article).flatMap(([path, text]) => {
    const other = there.get(path);
    return typeof other === 'string'
      ? problemsOf(text, other, reference.file).map((problem) => `${path}: ${problem}`)
      : [];
  });
  return [...lists, ...texts].map((problem) => `${article.file}: ${problem}`);
}

/** What a text may carry, by the name that a sentence gives it. */
const signs: Readonly<Record<string, (text: string) => readonly string[]>> = {
  placeholders: placeholdersOf,
  tags: tagsOf,
  // What is inside may be translated, as the name in an address is.
  'pieces of code': (text) => [...text.matchAll(code)].map(() => '`…`'),
};

function problemsOf(text: string, other: string, file: string): string[] {
  const list = (found: readonly string[]) => found.join(', ') || 'none';
  const different = Object.entries(signs)
    .map(([what, read]) => ({ what, here: list(read(text)), there: list(read(other)) }))
    .filter(({ here, there }) => here !== there)
    .map(({ what, here, there }) => `the ${what} are ${here} here but ${there} in ${file}; make them equal`);
  const foreign = [...text.matchAll(title)]
    .flatMap(([, name = '']) => (other.includes(name) ? [] : [name]))
    .map(
      (name) => `the title _${name}_ is marked as English, but ${file} has no such words there; correct it`,
    );
  return [...different, ...foreign];
}
