import { company } from './company';
import { defaultLocale } from './locales';
import { idsOf, readHead } from './markdown/files';
import { articleKind } from './markdown/kinds';
import type { Article, ArticleFacts } from './schemas/article';

let kept: readonly Article[] | undefined;

/**
 * The blog's articles: the files of `content/articles/`, the oldest first, those of one day in the order of the
 * alphabet. To add one, write its file in every language; `npm run content:check` says what is missing.
 *
 * @throws with every mistake of the first file whose front matter has some
 */
export function articles(): readonly Article[] {
  if (!kept || process.env.NODE_ENV === 'development') kept = read();
  return kept;
}

function read(): readonly Article[] {
  const found = idsOf(articleKind).map((id) => articleOf(id, readHead(articleKind, defaultLocale, id).facts));
  return found.sort((a, b) => a.date.localeCompare(b.date));
}

function articleOf(id: string, facts: ArticleFacts | undefined): Article {
  if (!facts) throw new Error(`content/articles/${defaultLocale}/${id}.md: has no facts`);
  return { ...facts, id, slug: facts.slug.replace('{{companySlug}}', company.slug) };
}
