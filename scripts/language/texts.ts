import type { Json } from '@/scripts/content-check/content';

/** What becomes of a text at a path such as `hero.items.0.title`. */
type Translate = (text: string, path: string) => string;

/** Whether a value is none that people read. */
type Skip = (key: string, parent: { readonly [key: string]: Json }) => boolean;

/** An article's anchors, the kinds of its blocks, and what an example of code says. */
const inArticle: Skip = (key, { kind }) =>
  key === 'id' || key === 'kind' || (kind === 'code' && key === 'text');

/** A catalogue holds texts and nothing else. */
const inCatalogue: Skip = () => false;

/**
 * @param file below the folder of its language, such as `home.json` or `articles/phishing.json`
 * @returns the same structure with every text replaced
 */
export function mapTexts(value: Json, file: string, translate: Translate): Json {
  const skip = file.startsWith('articles/') ? inArticle : inCatalogue;
  const map = (inner: Json, path: string): Json => {
    if (typeof inner === 'string') return translate(inner, path);
    if (typeof inner !== 'object' || inner === null) return inner;
    const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    if (isList(inner)) return inner.map((entry, index) => map(entry, below(index)));
    const entries = Object.entries(inner).map(([key, entry]) => [
      key,
      skip(key, inner) ? entry : map(entry, below(key)),
    ]);
    return Object.fromEntries(entries);
  };
  return map(value, '');
}

/** `Array.isArray` does not tell read-only lists from other things. */
const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** @returns the texts of a catalogue or an article by their paths */
export function textsByPath(value: Json, file: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  mapTexts(value, file, (text, path) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}
