import { company } from './company';
import { defaultLocale } from './locales';
import { idsOf, readHead } from './markdown/files';
import { articleKind } from './markdown/kinds';
import type { Article, ArticleFacts } from './schemas/article';
import { today } from './today';

let kept: readonly Article[] | undefined;

/**
 * The blog's articles on the day of the build: those of the files of `content/articles/` that are neither drafts nor dated
 * ahead, the oldest first, those of one day in the order of the alphabet. In `npm run dev`, all of them. To add one, write its
 * file in every language; `npm run content:check` says what is missing.
 *
 * @throws with every mistake of the first file whose front matter has some
 */
export function articles(): readonly Article[] {
  if (process.env.NODE_ENV === 'development') return read();
  if (!kept) {
    const day = today();
    kept = writtenArticles().filter(({ date }) => date <= day);
  }
  return kept;
}

/** @returns those that are dated ahead, too, but no drafts */
export const writtenArticles = (): readonly Article[] => read().filter(({ draft }) => !draft);

function read(): readonly Article[] {
  const found = idsOf(articleKind).map((id) => articleOf(id, readHead(articleKind, defaultLocale, id).facts));
  return found.sort((a, b) => a.date.localeCompare(b.date));
}

const withName = (slug: string) => slug.replace('{{companySlug}}', company.slug);

function articleOf(id: string, facts: ArticleFacts | undefined): Article {
  if (!facts) throw new Error(`content/articles/${defaultLocale}/${id}.md: has no facts`);
  const { slug, formerly } = facts;
  return { ...facts, id, slug: withName(slug), ...(formerly && { formerly: formerly.map(withName) }) };
}
