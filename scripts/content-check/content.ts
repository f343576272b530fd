import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Facts } from './facts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The texts of one subject or article in one language. */
export interface Catalogue {
  /** Relative to the repository, as every sentence names it. */
  readonly file: string;
  readonly locale: string;
  /** Such as `home` or `articles/phishing`. */
  readonly name: string;
  readonly content: Json;
  /** Every value by its path, such as `hero.items.0.title`, lists and groups before what they hold. */
  readonly values: ReadonlyMap<string, Json>;
}

/** What is checked: files, read once, and the typed facts of `content/`, which arrive as imports. */
export interface Content {
  /** The default language first: others are compared with it. */
  readonly locales: readonly string[];
  /** Exports of `content/` by their name; only `checkFacts` doubts their types. */
  readonly facts: Facts;
  readonly catalogues: readonly Catalogue[];
  /** Sentences about files of `public/locales` that are no JSON or belong to no language. */
  readonly unreadable: readonly string[];
  /** Words of the source code, one of which names each key. */
  readonly words: ReadonlySet<string>;
  /** Files under `public/images`, relative to the repository. */
  readonly images: ReadonlySet<string>;
}

/** One check: every returned sentence names file, key and what to do. */
export type Check = (content: Content) => readonly string[];

const LOCALES = 'public/locales';

/**
 * Reads `public/locales`, the default language first.
 *
 * @param root the repository, or a folder laid out like it
 */
export function readCatalogues(
  root: string,
  locales: readonly string[],
): Pick<Content, 'catalogues' | 'unreadable'> {
  const catalogues: Catalogue[] = [];
  const unreadable: string[] = [];
  for (const file of filesUnder(root, LOCALES)) {
    const [locale = '', ...rest] = file.slice(LOCALES.length + 1).split('/');
    if (!locales.includes(locale) || !file.endsWith('.json')) {
      unreadable.push(`${file}: is no catalogue of a language of content/locales.ts; move or remove it`);
      continue;
    }
    const result = readJson(readFileSync(join(root, file), 'utf8'));
    if ('problem' in result) unreadable.push(`${file}: ${result.problem}`);
    else catalogues.push(catalogue(locale, rest.join('/').slice(0, -'.json'.length), result.value));
  }
  catalogues.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  return { catalogues, unreadable };
}

/** @param root the repository, or a folder laid out like it */
export function loadContent(root: string, locales: readonly string[], facts: Facts): Content {
  const sources = ['components', 'pages', 'lib', 'content']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => /\.tsx?$/.test(file));
  const words = sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w-]+/g) ?? []);
  return {
    locales,
    facts,
    ...readCatalogues(root, locales),
    words: new Set(words),
    images: new Set(filesUnder(root, 'public/images')),
  };
}

/** @param name such as `home` or `articles/phishing` */
export function catalogue(locale: string, name: string, content: Json): Catalogue {
  return { file: `${LOCALES}/${locale}/${name}.json`, locale, name, content, values: valuesOf(content) };
}

/** Says where JSON is wrong, which `JSON.parse` does only sometimes. */
function readJson(text: string): { readonly value: Json } | { readonly problem: string } {
  const errors: ParseError[] = [];
  // JSON is what the type says.
  const value = parse(text, errors, { disallowComments: true }) as Json;
  const [first] = errors;
  if (!first) return { value };
  const before = text.slice(0, first.offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const reason = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();
  return { problem: `line ${line}, column ${column}: is no JSON (${reason}); mend it there or just before` };
}

/** Paths relative to the root in a fixed order; none when the folder is missing. */
function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.')) // .DS_Store and its kind
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
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

/** What people read, by its path: no anchors and kinds of an article's sections, and no code, which is as it is. */
export function textsOf({ name, values }: Catalogue): readonly (readonly [path: string, text: string])[] {
  const isArticle = name.startsWith('articles/');
  return [...values].flatMap(([path, value]) => {
    if (typeof value !== 'string') return [];
    const isCode = values.get(path.replace(/text$/, 'kind')) === 'code' && path.endsWith('text');
    return isArticle && (isCode || isStructure(path)) ? [] : [[path, value] as const];
  });
}

/** Whether a value of an article is the same in every language. */
export const isStructure = (path: string): boolean => /\.(?:id|kind)$/.test(path);

/** The catalogue of the same name in the default language, where this is not that one. */
export function referenceOf(own: Catalogue, { catalogues, locales }: Content): Catalogue | undefined {
  if (own.locale === locales[0]) return undefined;
  return catalogues.find(({ locale, name }) => locale === locales[0] && name === own.name);
}

/** How many entries a list or group holds. */
export function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
