import { type ArticleWords, articleSchema, articleWordsSchema } from '@/content/schemas/article';
import { isRecord } from '@/lib/isRecord';
import { sentences } from '../issues';
import type { Catalogue, Check, Content } from '../types';

const FILE = 'content/articles.ts';
const SCHEMA = 'content/schemas/article.ts';

/** The blog's articles: facts in order, words in every language, each of the same build in all of them. */
export const checkArticles: Check = (content) => {
  const { articles } = content;
  if (!Array.isArray(articles)) return [`${FILE}: articles: must be a list in square brackets`];
  const facts: readonly unknown[] = articles;
  return [
    ...facts.flatMap(wrongFacts),
    ...repeated(facts, 'id'),
    ...repeated(facts, 'slug'),
    ...missingWords(facts, content),
    ...wordFiles(content).flatMap((file) => [...orphaned(file, facts), ...wrongWords(file)]),
    ...differentBuild(facts, content),
  ];
};

/** How a sentence names an article: by its id, or by its place when it has none. */
function nameOf(article: unknown, index: number): string {
  return isRecord(article) && typeof article.id === 'string' ? article.id : `entry ${index + 1}`;
}

function wrongFacts(article: unknown, index: number): string[] {
  const name = nameOf(article, index);
  const issues = articleSchema.safeParse(article).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: name, path: name }));
}

function repeated(articles: readonly unknown[], field: 'id' | 'slug'): string[] {
  const owners = new Map<unknown, string>();
  return articles.flatMap((article, index) => {
    const value = isRecord(article) ? article[field] : undefined;
    const owner = owners.get(value);
    owners.set(value, owner ?? nameOf(article, index));
    if (value === undefined || owner === undefined) return [];
    return [
      `${FILE}: ${nameOf(article, index)}.${field}: "${value}" is taken by ${owner}; give each its own`,
    ];
  });
}

function missingWords(articles: readonly unknown[], { folders, locales }: Content): string[] {
  const written = new Set(folders.flatMap((folder) => folder.articles).map(({ file }) => file));
  return articles.flatMap((article, index) =>
    locales
      .map((locale) => `public/locales/${locale}/articles/${nameOf(article, index)}.json`)
      .filter((file) => !written.has(file))
      .map(
        (file) => `${FILE}: ${nameOf(article, index)}: ${file} is missing; write it, or remove the article`,
      ),
  );
}

/** The default language first: the others are compared with it. */
const wordFiles = ({ folders, locales }: Content) =>
  locales
    .flatMap((locale) => folders.filter((folder) => folder.locale === locale))
    .flatMap(({ articles }) => articles);

const idOf = ({ namespace }: Catalogue) => namespace.slice('articles/'.length);

function orphaned(words: Catalogue, articles: readonly unknown[]): string[] {
  if (articles.some((article, index) => nameOf(article, index) === idOf(words))) return [];
  return [`${words.file}: ${FILE} has no article "${idOf(words)}"; add it there or remove this file`];
}

function wrongWords({ file, parsed }: Catalogue): string[] {
  if ('error' in parsed) {
    const { line, column, reason } = parsed.error;
    return [`${file}: line ${line}, column ${column}: ${reason}; correct the JSON`];
  }
  const issues = articleWordsSchema.safeParse(parsed.value).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file, schema: SCHEMA, whole: 'the article' }));
}

/** Sections, their anchors and the kinds of their blocks are the same in every language. */
function differentBuild(articles: readonly unknown[], content: Content): string[] {
  return articles.flatMap((article, index) => {
    const [first, ...others] = wordFiles(content)
      .filter((words) => idOf(words) === nameOf(article, index))
      .flatMap(readable);
    if (first === undefined) return [];
    return others.flatMap(({ file, words }) => {
      const [here, there] = [buildOf(words), buildOf(first.words)];
      const index = there.findIndex((section, place) => section !== here[place]);
      const place = index < 0 && here.length > there.length ? there.length : index;
      if (place < 0) return [];
      return [
        `${file}: sections.${place}: is ${here[place] ?? 'missing'} here but ${there[place] ?? 'missing'} in ${first.file}; give both the same id and kinds of blocks`,
      ];
    });
  });
}

function readable({ file, parsed }: Catalogue): { file: string; words: ArticleWords }[] {
  const read = articleWordsSchema.safeParse('value' in parsed ? parsed.value : undefined);
  return read.success ? [{ file, words: read.data }] : [];
}

/** What every language shares of a section: its anchor, and the kinds of its blocks. */
const buildOf = ({ sections }: ArticleWords) =>
  sections.map(({ id, blocks }) => `"${id}" (${blocks.map(({ kind }) => kind).join(', ')})`);
