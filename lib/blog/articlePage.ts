import type { GetStaticProps } from 'next';
import { articles } from '@/content/articles';
import type { AuthorTeamId } from '@/content/authorTeams';
import type { BlogPicture } from '@/content/blogPictures';
import type { Locale } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { articlePath } from '@/content/pages';
import type { Article } from '@/content/schemas/article';
import { cataloguesFor, localeOf, type PageProps } from '@/lib/i18n/static';
import { searchEntry } from '@/lib/metadata/searchEntry';
import { absoluteUrl } from '@/lib/metadata/urls';
import { type ShownPhotos, shownPhotos } from '@/lib/photos/shownPhotos';
import { localizedPath } from '@/lib/routing/locale';
import { stripSoftHyphens } from '@/lib/text';
import { newestFirst, pictureOf } from './articles';
import { feedPath } from './feedPath';
import { type ReadArticle, readArticle, readArticleHead } from './readArticle';
import { readingMinutes } from './readingTime';

/** A link to another article. */
export interface Neighbour {
  href: string;
  title: string;
  picture: BlogPicture;
}

export interface ShownArticle {
  /** Absolute URL for sharing. */
  url: string;
  /** In `npm run dev` only. */
  isDraft?: true;
  date: string;
  /** Date of the last revision, if any. */
  updated: string | null;
  team: AuthorTeamId;
  words: ReadArticle;
  picture: BlogPicture;
  /** Reading time. */
  minutes: number;
  /** The next older and newer articles. */
  older: Neighbour | null;
  newer: Neighbour | null;
}

export interface ArticleProps extends PageProps {
  article: ShownArticle;
  photos: ShownPhotos;
}

/** @returns the `getStaticProps` of the articles' page file */
export function articleProps(): GetStaticProps<ArticleProps> {
  return async ({ params }) => {
    const locale = localeOf(params);
    const article = articles().find(({ slug }) => slug === params?.slug);
    // `next dev` keeps the paths of renamed and removed articles.
    if (!article) return { notFound: true };
    const words = readArticle(article.id, locale);
    const path = articlePath(article.slug);
    const { title, description, keywords } = words;
    const texts = {
      title: stripSoftHyphens(title),
      description: stripSoftHyphens(description),
      ...(keywords && { keywords }),
    };
    return {
      props: {
        ...(await cataloguesFor(locale, namespaces.blog)),
        page: 'article',
        path,
        meta: { ...texts, ...searchEntry({ path }, locale), feed: feedPath(locale) },
        article: shownArticle(article, locale),
        photos: await shownPhotos(words, locale),
      },
    };
  };
}

/** @returns an article as its page shows it in a language */
export function shownArticle(article: Article, locale: Locale): ShownArticle {
  const newest = newestFirst();
  const index = newest.findIndex(({ id }) => id === article.id);
  const { id, date, updated = null, team, slug, draft } = article;
  const words = readArticle(id, locale);
  return {
    url: absoluteUrl(articlePath(slug), locale),
    ...(draft && { isDraft: true }),
    date,
    updated,
    team,
    words,
    picture: pictureOf(article, locale),
    minutes: readingMinutes(words, locale),
    older: neighbour(newest[index + 1], locale),
    newer: neighbour(newest[index - 1], locale),
  };
}

function neighbour(article: Article | undefined, locale: Locale): Neighbour | null {
  if (!article) return null;
  const { title } = readArticleHead(article.id, locale);
  const href = localizedPath(articlePath(article.slug), locale);
  return { href, title, picture: pictureOf(article, locale) };
}
