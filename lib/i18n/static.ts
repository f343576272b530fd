import type { GetStaticPaths, GetStaticProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { defaultLocale, isLocale, prefixedLocales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import type { RouteId } from '@/content/routes';
import { i18nConfig, sharedNamespace } from './config';
import { type PageMeta, readMeta } from './meta';

/**
 * A route of the table; or one of the two pages outside it, which name
 * themselves: the one for unknown addresses, and the primitives in all their
 * states, which is built but never deployed.
 */
export type PageId = RouteId | 'notFound' | 'showcase';

/** What every page of the site receives. */
export interface PageProps extends SSRConfig {
  page: PageId;
  meta: PageMeta | null;
}

const isRoute = (page: PageId): page is RouteId => page !== 'notFound' && page !== 'showcase';

const namespacesOutside = { notFound: [], showcase: ['showcase', 'home', 'testimonials'] };

/**
 * @param page which page the file is
 * @returns its `getStaticProps`: the catalogues of the page's own language, and
 *   no other, plus its title and description
 */
export function translated(page: PageId): GetStaticProps<PageProps> {
  const own = isRoute(page) ? namespaces[page] : namespacesOutside[page];
  return async ({ params }) => {
    const locale = isLocale(params?.locale) ? params.locale : defaultLocale;
    const catalogues = await serverSideTranslations(locale, [sharedNamespace, ...own], {
      ...i18nConfig,
      fallbackLng: false, // else every language would travel in every page
    });
    return { props: { ...catalogues, page, meta: isRoute(page) ? readMeta(page, locale) : null } };
  };
}

/**
 * @returns the `getStaticPaths` of a page file under `pages/[locale]/`: every
 *   language but the default one, whose pages have no prefix
 */
export function otherLocales(): GetStaticPaths {
  const paths = prefixedLocales.map((locale) => ({ params: { locale } }));
  return () => ({ paths, fallback: false });
}
