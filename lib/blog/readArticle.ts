import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/content/locales';
import { type ArticleWords, articleWordsSchema } from '@/content/schemas/article';
import { withCompany } from '@/lib/i18n/meta';

/**
 * Reads an article's words at build time. They are no catalogue of the
 * translation setup: each travels with its own page only, and their shape is
 * that of every article.
 *
 * @param id names the file
 * @throws naming the file when it is missing, and the field when one is wrong
 */
export function readArticle(id: string, locale: Locale): ArticleWords {
  const file = `public/locales/${locale}/articles/${id}.json`;
  const words: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'), (_, value) =>
    typeof value === 'string' ? withCompany(value) : value,
  );
  const read = articleWordsSchema.safeParse(words);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
