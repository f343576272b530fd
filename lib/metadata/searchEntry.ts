import { defaultLocale, type Locale, locales } from '@/content/locales';
import type { SitePage } from '@/content/pages';
import { routeById } from '@/content/routes';
import { absoluteUrl } from './urls';

/** A page's data for search engines. URLs are absolute. */
export interface SearchEntry {
  robots: 'index, follow' | 'noindex';
  canonical: string | null;
  alternates: { hrefLang: string; href: string }[];
}

/** A page that must not be indexed. */
const unlisted: SearchEntry = { robots: 'noindex', canonical: null, alternates: [] };

/**
 * Indexable pages are canonical to themselves and name their translations. The `-old` pages are canonical to
 * their current version and name none. All others say that they must not be indexed (specification 23.3).
 *
 * @param page which page
 * @param locale its language
 */
export function searchEntry(page: Omit<SitePage, 'id'>, locale: Locale): SearchEntry {
  if (page.robots) return unlisted;
  const path = page.canonicalTo ? routeById(page.canonicalTo).path : page.path;
  const absolute = (language: Locale) => absoluteUrl(path, language);
  const found = { robots: 'index, follow', canonical: absolute(locale) } as const;
  if (page.canonicalTo) return { ...found, alternates: [] };

  const alternates = locales.map((language) => ({ hrefLang: String(language), href: absolute(language) }));
  return { ...found, alternates: [...alternates, { hrefLang: 'x-default', href: absolute(defaultLocale) }] };
}
