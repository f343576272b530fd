import type { GetStaticProps } from 'next';
import type { AuthorTeamId } from '@/content/authorTeams';
import { articlesPerPage, blogPageCount, blogPath } from '@/content/blogPaging';
import type { BlogPicture } from '@/content/blogPictures';
import type { Locale } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { articlePath } from '@/content/pages';
import type { Article } from '@/content/schemas/article';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { cataloguesFor, localeOf, type PageProps } from '@/lib/i18n/static';
import type { PageMeta } from '@/lib/metadata/pageMeta';
import { searchEntry } from '@/lib/metadata/searchEntry';
import { localizedPath } from '@/lib/routing/locale';
import { newestFirst, pictureOf } from './articles';
import { feedPath } from './feedPath';
import { readArticleHead } from './readArticle';

/** An article as the list shows it. */
export interface ArticleTeaser {
  href: string;
  title: string;
  date: string;
  team: AuthorTeamId;
  picture: BlogPicture;
  /** Alternative text of the picture. */
  alt: string;
}

export interface BlogProps extends PageProps {
  teasers: readonly ArticleTeaser[];
  /** Paths of the list's pages with newer and older articles. */
  newer: string | null;
  older: string | null;
}

/** @returns the `getStaticProps` of a page of the blog's list: its catalogues and its articles, newest first */
export function blogProps(): GetStaticProps<BlogProps> {
  return async ({ params }) => {
    const locale = localeOf(params);
    const number = Number(params?.number ?? 1);
    const pathOf = (page: number) =>
      page >= 1 && page <= blogPageCount() ? localizedPath(blogPath(page), locale) : null;
    const shown = newestFirst().slice((number - 1) * articlesPerPage, number * articlesPerPage);
    return {
      props: {
        ...(await cataloguesFor(locale, namespaces.blog)),
        page: 'blog',
        path: blogPath(number),
        meta: metaOf(number, locale),
        teasers: shown.map((article) => teaser(article, locale)),
        newer: pathOf(number - 1),
        older: pathOf(number + 1),
      },
    };
  };
}

function metaOf(number: number, locale: Locale): PageMeta {
  const { title, description } = readCatalogue('meta', locale).blog;
  return {
    title: number === 1 ? title : `${title} (${number})`,
    description,
    ...searchEntry({ path: blogPath(number) }, locale),
    feed: feedPath(locale),
  };
}

function teaser(article: Article, locale: Locale): ArticleTeaser {
  const { date, team, slug } = article;
  const { title, alt } = readArticleHead(article.id, locale);
  const href = localizedPath(articlePath(slug), locale);
  return { href, title, date, team, picture: pictureOf(article, locale), alt };
}
