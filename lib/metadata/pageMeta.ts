import type { Locale } from '@/content/locales';
import { type RouteId, routeById } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { type SearchEntry, searchEntry } from './searchEntry';

/** The data for a page's head. */
export interface PageMeta extends SearchEntry {
  title: string;
  /** A different title for social networks (specification 23.14). */
  shareTitle?: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the feed that the page belongs to. */
  feed?: string;
}

/**
 * @param page a route id
 * @param locale the page's language
 * @returns the data for the page's head, computed at build time, so that browsers need neither the catalogue
 *   `meta` nor the rules
 */
export function pageMeta(page: RouteId, locale: Locale): PageMeta {
  return { ...readCatalogue('meta', locale)[page], ...searchEntry(routeById(page), locale) };
}
