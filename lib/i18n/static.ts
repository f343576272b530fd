import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { defaultLocale, isLocale, type Locale, prefixedLocales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { type RouteId, routeById } from '@/content/routes';
import i18nConfig from '@/lib/i18n/config';
import { type PageMeta, pageMeta } from '@/lib/metadata/pageMeta';

/**
 * A route of the table, an article of the blog, an instructor, or one of two special pages: the not-found page, and the
 * showcase of primitives, which is built but never deployed.
 */
export type PageId = RouteId | 'article' | 'instructor' | 'notFound' | 'showcase';

export interface PageProps extends SSRConfig {
  page: PageId;
  /** Without prefix; null for a page without its own URL. */
  path: string | null;
  meta: PageMeta | null;
}

/** Pages made by `translated`; those of articles and instructors are made elsewhere. */
type TranslatedPage = Exclude<PageId, 'article' | 'instructor'>;

const isRoute = (page: TranslatedPage): page is RouteId => page !== 'notFound' && page !== 'showcase';

const namespacesOutside = { notFound: [], showcase: ['showcase', 'forms', 'home', 'testimonials'] };

/**
 * @param page which page the file is
 * @returns its `getStaticProps`: the catalogues of the page's own language only, and the data for its head
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
 * @param params of the page file's path
 * @returns the page's language, which is the default one where the path names none
 */
export function localeOf(params: ParsedUrlQuery | undefined): Locale {
  return isLocale(params?.locale) ? params.locale : defaultLocale;
}

/** @returns the texts of a single language, as next-i18next expects them */
export async function cataloguesFor(locale: Locale, names: readonly string[]): Promise<SSRConfig> {
  if (process.env.NODE_ENV === 'development')
    await (await import('@/lib/photos/whileEditing')).photosAreMade();
  const ns = ['common', ...names];
  // Fallback languages would be included in every page; without `ns`, so would every catalogue.
  return serverSideTranslations(locale, ns, { ...i18nConfig, fallbackLng: false, ns });
}

/**
 * @param name of the parameter in the page file's name, such as `programme` in `[programme].tsx`
 * @param ids the routes that the file serves; the last segment of each path is the parameter
 * @returns its `getStaticProps`, like `translated`
 */
export function translatedOneOf(name: string, ids: readonly RouteId[]): GetStaticProps<PageProps> {
  return (context) => {
    const id = ids.find((candidate) => slugOf(candidate) === context.params?.[name]);
    if (!id) throw new Error(`content/routes.ts: no route ends in "${context.params?.[name]}"; add it`);
    return translated(id)(context);
  };
}

/** @returns the last segment of a route's path */
export const slugOf = (id: RouteId): string => routeById(id).path.split('/').at(-1) ?? '';

/**
 * @param name of the parameter in a page file's name
 * @param values returns all its values; called each time, as articles may be added during editing
 * @returns the file's `getStaticPaths` in the default language
 */
export function pathsOf(name: string, values: () => readonly string[]): GetStaticPaths {
  return () => ({ paths: values().map((value) => ({ params: { [name]: value } })), fallback: false });
}

/**
 * @param inDefaultLocale the `getStaticPaths` of the same file in `pages/`, if it has one
 * @returns the `getStaticPaths` of a page file in `pages/[locale]/`: every language but the default one, whose
 *   pages have no prefix
 */
export function otherLocales(inDefaultLocale?: GetStaticPaths): GetStaticPaths {
  return async (context) => {
    const { paths } = (await inDefaultLocale?.(context)) ?? { paths: [{ params: {} }] };
    const further = paths.flatMap((path) => (typeof path === 'string' ? [] : [path.params]));
    return {
      paths: prefixedLocales.flatMap((locale) =>
        further.map((params) => ({ params: { locale, ...params } })),
      ),
      fallback: false,
    };
  };
}
