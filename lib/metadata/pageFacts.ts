import { articles } from '@/content/articles';
import type { Locale } from '@/content/locales';
import { articlePath, pageOf, pages, type SitePage } from '@/content/pages';
import { routes } from '@/content/routes';
import { type ShownArticle, shownArticle } from '@/lib/blog/articlePage';
import type { PageId } from '@/lib/i18n/static';
import { isRecord } from '@/lib/isRecord';
import { headingOf } from './headingOf';
import type { PageMeta } from './pageMeta';
import { type SearchEntry, searchEntry } from './searchEntry';

/** What is known about a page that may be found, once it has been rendered. */
export interface PageFacts extends Pick<PageMeta, 'title' | 'description'> {
  /** What networks show for a title: who and what, where the page's own title says neither (specification 23.14). */
  readonly shareTitle: string;
  readonly page: SitePage;
  readonly id: PageId;
  readonly locale: Locale;
  /** The text of its first-level heading. */
  readonly heading: string;
  readonly search: SearchEntry;
  /** On an article's page. */
  readonly article?: ShownArticle;
}

/**
 * @param pageProps what the page was rendered with, as Next hands it on
 * @param html what was rendered
 * @returns nothing for a page that has no URL or must not be found
 */
export function pageFacts(pageProps: unknown, html: string, locale: Locale): PageFacts | undefined {
  if (!isRecord(pageProps) || !isRecord(pageProps.meta)) return undefined;
  const { title, description, shareTitle = title } = pageProps.meta;
  const article = articles().find(({ slug }) => articlePath(slug) === pageProps.path);
  // An article may be newer than the list: `npm run dev` shows it at once.
  const page = article ? pageOf(article) : pages.find(({ path }) => path === pageProps.path);
  const heading = headingOf(html);
  if (!page || page.robots || !heading) return undefined;
  if (typeof title !== 'string' || typeof description !== 'string' || typeof shareTitle !== 'string')
    return undefined;
  return {
    page,
    id: idOf(page),
    locale,
    title,
    shareTitle,
    description,
    heading,
    search: searchEntry(page, locale),
    ...(article && { article: shownArticle(article, locale) }),
  };
}

/** An article is called `article:` and its name, a further page of the blog's list `blog:` and its number. */
function idOf({ id }: SitePage): PageId {
  return routes.find((route) => route.id === id.split(':')[0])?.id ?? 'article';
}
