import { articles } from '@/content/articles';
import type { Locale } from '@/content/locales';
import { articlePath, pageOf, pages, type SitePage } from '@/content/pages';
import { routes } from '@/content/routes';
import { type ShownArticle, shownArticle } from '@/lib/blog/articlePage';
import { twinPath } from '@/lib/blog/twin';
import type { PageId } from '@/lib/i18n/static';
import { isRecord } from '@/lib/isRecord';
import { headingOf } from './headingOf';
import type { PageMeta } from './pageMeta';
import { type SearchEntry, searchEntry } from './searchEntry';

/** Facts about a rendered page that may be indexed. */
export interface PageFacts extends Pick<PageMeta, 'title' | 'description'> {
  /** Title for social networks: company and topic, where the page's own title names neither (specification 23.14). */
  readonly shareTitle: string;
  readonly page: SitePage;
  readonly id: PageId;
  readonly locale: Locale;
  /** The text of its first-level heading. */
  readonly heading: string;
  readonly search: SearchEntry;
  /** On an article's page. */
  readonly article?: ShownArticle;
  /** Path of the article's Markdown twin. */
  readonly twin?: string;
}

/**
 * @param pageProps the page's props, as Next passes them
 * @param html the rendered page
 * @returns undefined for a page that has no URL or must not be indexed
 */
export function pageFacts(pageProps: unknown, html: string, locale: Locale): PageFacts | undefined {
  if (!isRecord(pageProps) || !isRecord(pageProps.meta)) return undefined;
  const { title, description, shareTitle = title } = pageProps.meta;
  const article = articles().find(({ slug }) => articlePath(slug) === pageProps.path);
  // An article may be newer than the list, as `npm run dev` shows it at once.
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
    ...(article && {
      article: shownArticle(article, locale),
      twin: twinPath(article.slug, locale),
    }),
  };
}

/** Ids of articles and instructors are `article:…` and `instructor:…`, those of further pages of the blog's list `blog:…`. */
function idOf({ id }: SitePage): PageId {
  const [kind] = id.split(':');
  return routes.find((route) => route.id === kind)?.id ?? (kind === 'instructor' ? kind : 'article');
}
