import type { Locale } from '@/content/locales';
import { readHead, readMarkdown } from '@/content/markdown/files';
import { articleKind, type Head } from '@/content/markdown/kinds';
import type { ArticleWords } from '@/content/schemas/article';
import { allFilled } from '@/lib/i18n/readCatalogue';

/**
 * Reads an article's texts at build time. They are no catalogue of the translation setup: each travels with its own page
 * only.
 *
 * @param id names the file
 * @throws with every mistake in it, by line and column
 */
export function readArticle(id: string, locale: Locale): ArticleWords {
  return allFilled(readMarkdown(articleKind, locale, id).words);
}

/**
 * Reads what lists and neighbours show of an article: its title, and what else stands above its text.
 *
 * @param id names the file
 */
export function readArticleHead(id: string, locale: Locale): Head<ArticleWords> {
  return allFilled(readHead(articleKind, locale, id).words);
}
