import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { defaultLocale, isLocale, type Locale, prefixedLocales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { type RouteId, routeById } from '@/content/routes';
import { i18nConfig, sharedNamespace } from './config';
import { type PageMeta, pageMeta } from './meta';

/**
 * A route of the table; an article of the blog; or one of the two pages that
 * name themselves: the one for unknown addresses, and the primitives in all
 * their states, which is built but never deployed.
 */
export type PageId = RouteId | 'article' | 'notFound' | 'showcase';

/** What every page of the site receives. */
export interface PageProps extends SSRConfig {
  page: PageId;
  /** Unprefixed; none for a page without an address of its own. */
  path: string | null;
  meta: PageMeta | null;
}

/** The pages that `translated` makes: an article brings more. */
type TranslatedPage = Exclude<PageId, 'article'>;

const isRoute = (page: TranslatedPage): page is RouteId => page !== 'notFound' && page !== 'showcase';

const namespacesOutside = { notFound: [], showcase: ['showcase', 'forms', 'home', 'testimonials'] };

/**
 * @param page which page the file is
 * @returns its `getStaticProps`: the catalogues of the page's own language, and
 *   no other, plus what its head says
 */
export function translated(page: TranslatedPage): GetStaticProps<PageProps> {
  const namespacesOfPage = isRoute(page) ? namespaces[page] : namespacesOutside[page];
  return async ({ params }) => {
    const locale = localeOf(params);
    const catalogues = await cataloguesFor(locale, namespacesOfPage);
    const path = isRoute(page) ? routeById(page).path : null;
    return { props: { ...catalogues, page, path, meta: isRoute(page) ? pageMeta(page, locale) : null } };
  };
}

/**
 * @param params what a page file's path was filled in with
 * @returns the page's language: the default one where the path names none
 */
export function localeOf(params: ParsedUrlQuery | undefined): Locale {
  return isLocale(params?.locale) ? params.locale : defaultLocale;
}

/** @returns the words of one language, and no other, as next-i18next takes them */
export function cataloguesFor(locale: Locale, names: readonly string[]): Promise<SSRConfig> {
  // With fallback languages, every one of them would travel in every page.
  return serverSideTranslations(locale, [sharedNamespace, ...names], { ...i18nConfig, fallbackLng: false });
}

/**
 * @returns the `getStaticPaths` of a page file under `pages/[locale]/`: every
 *   language but the default one, whose pages have no prefix
 */
export function otherLocales(): GetStaticPaths {
  const paths = prefixedLocales.map((locale) => ({ params: { locale } }));
  return () => ({ paths, fallback: false });
}
