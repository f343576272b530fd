import { company } from '@/content/company';
import { defaultLocale, type Locale } from '@/content/locales';
import { routeById } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';
import { href } from '@/lib/routing/href';

/** What search engines are told about a page. Addresses are absolute. */
export interface SearchEntry {
  robots: 'index, follow' | 'noindex';
  canonical?: string;
  alternates: { hrefLang: string; href: string }[];
}

/**
 * Indexable pages are canonical to themselves and name their twins in every
 * language; the `-old` pages are canonical to their current version and name
 * none; pages that must not be found say so (decisions, «Pages»).
 *
 * @param page which page
 * @param locale the language it is shown in
 * @param languages every language it exists in
 */
export function searchEntry(page: PageId, locale: Locale, languages: readonly Locale[]): SearchEntry {
  if (page === 'notFound' || page === 'showcase') return { robots: 'noindex', alternates: [] };
  const { robots, canonicalTo } = routeById(page);
  if (robots) return { robots, alternates: [] };

  const absolute = (language: Locale) => company.origin + href(canonicalTo ?? page, language);
  const entry: SearchEntry = { robots: 'index, follow', canonical: absolute(locale), alternates: [] };
  if (canonicalTo) return entry;

  entry.alternates = languages.map((language) => ({ hrefLang: language, href: absolute(language) }));
  entry.alternates.push({ hrefLang: 'x-default', href: absolute(defaultLocale) });
  return entry;
}
