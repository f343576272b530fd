import type { Locale } from '@/content/locales';
import { readMarkdown } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
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
