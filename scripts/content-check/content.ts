import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { defaultLocale } from '@/content/locales';
import { articleKind, kindOf } from '@/content/markdown/kinds';
import { type Mistake, sentenceOf } from '@/content/markdown/mistakes';
import { isDraftFile, parse as parseMarkdown } from '@/content/markdown/parse';
import { photoFolder } from '@/content/photos';
import { plainText } from '@/content/plainText';
import type { Failure, Result } from '@/content/result';
import { isRecord } from '@/lib/isRecord';
import {
  type Catalogue,
  catalogue,
  factsCatalogue,
  fileOf,
  type Json,
  markdownCatalogue,
  photoCatalogue,
} from './catalogue';
import type { Facts } from './facts';

/** The input of the checks: files, read once, and the typed facts of `content/`, which are imported. */
export interface Content {
  /** The default language first: others are compared with it. */
  readonly locales: readonly string[];
  /** Exports of `content/` by their name; only `checkFacts` doubts their types. */
  readonly facts: Facts;
  readonly catalogues: readonly Catalogue[];
  /** Sentences about files that cannot be read or belong to no language. */
  readonly unreadable: readonly string[];
  /** English files of articles that no page shows yet, in which only mistakes of reading count. */
  readonly drafts: readonly string[];
  /** The words of each file of the source code; one of them names each key. */
  readonly sources: readonly ReadonlySet<string>[];
  /** Files under `public/images`, relative to the repository. */
  readonly images: ReadonlySet<string>;
  /** Files under `pages`, relative to the repository. */
  readonly pages: ReadonlySet<string>;
}

/** One check: every returned sentence names file, key and what to do. */
export type Check = (content: Content) => readonly string[];

/** The folders of page texts, without articles and policies. */
export const pageTexts = 'public/locales';
const textFolders = [pageTexts, ...Object.keys(kindOf).map((name) => `content/${name}`)];

/**
 * Reads the catalogues, the articles and the policies, the default language first.
 *
 * @param root the repository, or a folder laid out like it
 * @param folders those that are read
 */
export function readCatalogues(
  root: string,
  locales: readonly string[],
  folders: readonly string[] = textFolders,
): Pick<Content, 'catalogues' | 'unreadable' | 'drafts'> {
  const catalogues: Catalogue[] = [];
  const unreadable: string[] = [];
  const drafts = new Set<string>();
  for (const folder of folders)
    for (const file of filesUnder(root, folder)) {
      const kind = kindOf[folder.slice('content/'.length)];
      const [locale = '', ...rest] = file.slice(folder.length + 1).split('/');
      const name = [...(kind ? [kind.folder] : []), ...rest].join('/').replace(/\.\w+$/, '');
      if (!locales.includes(locale) || file !== fileOf(locale, name)) {
        unreadable.push(`${file}: belongs to no language of content/locales.ts; move or remove it`);
        continue;
      }
      const text = readFileSync(join(root, file), 'utf8');
      const english = fileOf(defaultLocale, name);
      const isDraft =
        kind === articleKind &&
        existsSync(join(root, english)) &&
        isDraftFile(readFileSync(join(root, english), 'utf8'));
      const report = (mistakes: readonly Mistake[]) =>
        unreadable.push(...mistakes.map((mistake) => sentenceOf(file, mistake)));
      if (kind) {
        const result = parseMarkdown(text, kind, locale === defaultLocale, isDraft);
        if (!result.ok) report(result.problems);
        if (isDraft) drafts.add(english);
        // Other checks look at what can be read, so that all mistakes are found at once.
        else catalogues.push(markdownCatalogue(locale, name, result));
      } else {
        const result = readJson(text);
        if (result.ok) catalogues.push(catalogue(locale, name, result.value));
        else report(result.problems);
      }
    }
  catalogues.push(...photoCatalogues(root, locales), ...factsCatalogues(root, locales));
  catalogues.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  return { catalogues, unreadable, drafts: [...drafts] };
}

/** Descriptions of photos; the check of photos reports errors in their files. */
function photoCatalogues(root: string, locales: readonly string[]): Catalogue[] {
  return filesUnder(root, photoFolder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const result = readJson(plainText(readFileSync(join(root, file), 'utf8')));
      const texts = result.ok && isRecord(result.value) ? result.value : {};
      return locales.map((locale) => {
        const text = texts[locale];
        return photoCatalogue(locale, basename(file, '.json'), typeof text === 'string' ? text : undefined);
      });
    });
}

/** Facts that contain texts; their schemas report errors in the files. */
function factsCatalogues(root: string, locales: readonly string[]): Catalogue[] {
  return ['people', 'instructors', 'positions'].flatMap((name) => {
    const file = join(root, `content/${name}.json`);
    if (!existsSync(file)) return [];
    const read = readJson(plainText(readFileSync(file, 'utf8')));
    return 'value' in read ? locales.map((locale) => factsCatalogue(locale, name, read.value)) : [];
  });
}

/** @param root the repository, or a folder laid out like it */
export function loadContent(root: string, locales: readonly string[], facts: Facts): Content {
  const sources = ['components', 'pages', 'lib', 'content']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => /\.(?:tsx?|json)$/.test(file));
  return {
    locales,
    facts,
    ...readCatalogues(root, locales),
    sources: sources.map((file) => new Set(readFileSync(join(root, file), 'utf8').match(/[\w-]+/g))),
    images: new Set(filesUnder(root, 'public/images')),
    pages: new Set(filesUnder(root, 'pages')),
  };
}

const withMark =
  'begins with a byte order mark; save it as UTF-8 without one, or run "npm run fix", which removes it';

/** Locates a JSON error, as `JSON.parse` does not always do. */
function readJson(text: string): Result<Json, Mistake> {
  // next-i18next reads catalogues by itself.
  const failed = (place: Mistake['place'], problem: string): Failure<Mistake> => ({
    ok: false,
    problems: [{ place, problem }],
  });
  if (text.startsWith('\ufeff')) return failed({ line: 1, column: 1 }, withMark);
  const errors: ParseError[] = [];
  // JSON is what the type says.
  const value = parse(text, errors, { disallowComments: true }) as Json;
  const [first] = errors;
  if (!first) return { ok: true, value };
  const before = text.slice(0, first.offset).split('\n');
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const reason = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();
  return failed(place, `is not valid JSON (${reason}); fix it there or just before`);
}

/** Paths relative to the root in a fixed order; none when the folder is missing. */
function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.')) // .DS_Store and its kind
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The catalogue of the same name in the default language, unless it is this one, or blocks of either are missing. */
export function referenceOf(own: Catalogue, { catalogues, locales }: Content): Catalogue | undefined {
  if (own.locale === locales[0] || own.misread === 'blocks') return undefined;
  return catalogues.find(
    ({ locale, name, misread }) => locale === locales[0] && name === own.name && misread !== 'blocks',
  );
}

/** The number of entries of a list or group. */
export function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
