import type { Locale } from '@/content/locales';
import { type ArticleWords, articleWordsSchema } from '@/content/schemas/article';
import { readJson } from '@/lib/i18n/readCatalogue';

/**
 * Reads an article's texts at build time. They are no catalogue of the
 * translation setup: each travels with its own page only, and their shape is
 * that of every article.
 *
 * @param id names the file
 * @throws naming the file when it is missing, and the field when one is wrong
 */
export function readArticle(id: string, locale: Locale): ArticleWords {
  const file = `public/locales/${locale}/articles/${id}.json`;
  const read = articleWordsSchema.safeParse(readJson(file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
