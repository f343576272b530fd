import { defaultLocale } from '@/content/locales';
import { placed } from '@/content/markdown/mistakes';
import type { Misread, Parsed } from '@/content/markdown/parse';
import { dataFileOf } from '@/content/photos';
import type { Success } from '@/content/result';
import { isRecord } from '@/lib/isRecord';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The texts of one subject, article or policy in one language. */
export interface Catalogue {
  /** Relative to the repository, as in all messages. */
  readonly file: string;
  readonly locale: string;
  /** Such as `home` or `articles/phishing`. */
  readonly name: string;
  readonly content: Json;
  /** Every value by its path, such as `hero.items.0.title`, lists and groups before their contents. */
  readonly values: ReadonlyMap<string, Json>;
  /** @returns how a message names a value: file and key; in Markdown file, line and column */
  readonly where: (path: string) => string;
  /** For an article or a policy in the default language: the values that are the same in every language. */
  readonly facts?: object;
  /** For an article or a policy with mistakes: whether they are in its blocks, some of which are then missing here. */
  readonly misread?: 'front' | 'blocks';
}

/** @returns the place of a language's texts */
export function fileOf(locale: string, name: string): string {
  const [folder, id] = name.split('/');
  return id === undefined ? `public/locales/${locale}/${name}.json` : `content/${folder}/${locale}/${id}.md`;
}

/** Whether texts are an article or a policy: Markdown, whose kinds and anchors are values, too. */
export const isMarkdown = ({ name }: Pick<Catalogue, 'name'>): boolean =>
  name.includes('/') && !isShared({ name });

/** Whether the texts are a photo's description or in facts; one JSON file holds those of all languages. */
export const isShared = ({ name }: Pick<Catalogue, 'name'>): boolean => /^(?:photos|facts)\//.test(name);

/** @param name such as `home` */
export function catalogue(locale: string, name: string, content: Json): Catalogue {
  const file = fileOf(locale, name);
  return { file, locale, name, content, values: valuesOf(content), where: (path) => `${file}: ${path}` };
}

/**
 * @param id of a photo
 * @param text its description in the language; undefined until it is written
 */
export function photoCatalogue(locale: string, id: string, text: string | undefined): Catalogue {
  const plain = catalogue(locale, `photos/${id}`, text === undefined ? {} : { shows: text });
  const file = dataFileOf(id);
  return { ...plain, file, where: () => `${file}: ${locale}` };
}

/** Whether a value of the facts is a text in every language. */
export const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && defaultLocale in value && Object.values(value).every((text) => typeof text === 'string');

/**
 * @param name of the file of facts, such as `people`
 * @returns their texts in the language, by the path of each
 */
export function factsCatalogue(locale: string, name: string, facts: Json): Catalogue {
  const pick = (value: Json): Json =>
    isWords(value)
      ? (value[locale] ?? null)
      : Array.isArray(value)
        ? value.map(pick)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner)]))
          : null;
  const file = `content/${name}.json`;
  const plain = catalogue(locale, `facts/${name}`, pick(facts));
  return { ...plain, file, where: (path) => `${file}: ${path}.${locale}` };
}

/** @param name such as `articles/phishing` */
export function markdownCatalogue(
  locale: string,
  name: string,
  read: Success<Parsed<object, object>> | Misread,
): Catalogue {
  const { words, facts, placeOf } = read.ok ? read.value : read.readable;
  const plain = catalogue(locale, name, JSON.parse(JSON.stringify(words)));
  const misread = !read.ok && { misread: read.isWhole ? ('front' as const) : ('blocks' as const) };
  return {
    ...plain,
    ...(facts && { facts }),
    ...misread,
    where: (path) => placed(plain.file, placeOf(path)),
  };
}

function valuesOf(value: Json, path = '', values = new Map<string, Json>()): ReadonlyMap<string, Json> {
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, child] of Object.entries(value)) {
    const childPath = path === '' ? key : `${path}.${key}`;
    values.set(childPath, child);
    valuesOf(child, childPath, values);
  }
  return values;
}

/** The readable texts, by path: without anchors and kinds of an article's sections, and without code and emails. */
export function textsOf(catalogue: Catalogue): readonly (readonly [path: string, text: string])[] {
  return [...catalogue.values].flatMap(([path, value]) =>
    typeof value !== 'string' || (isMarkdown(catalogue) && isNoText(path, catalogue))
      ? []
      : [[path, value] as const],
  );
}

function isNoText(path: string, { values }: Catalogue): boolean {
  const kind = path.endsWith('.text') && values.get(path.replace(/text$/, 'kind'));
  return kind === 'code' || kind === 'email' || /\.(?:id|kind|language|photo)$/.test(path);
}
