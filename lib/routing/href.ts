import type { Locale } from '@/content/locales';
import { type RouteId, routeById } from '@/content/routes';
import { localizedPath } from './locale';

/**
 * Turns a route into the path of its page in one language.
 *
 * @param id the route
 * @param locale the language of the page linked to
 * @param hash an anchor on that page, without `#`
 * @returns an absolute path such as `/de/services#design`
 */
export function href(id: RouteId, locale: Locale, hash?: string): string {
  return localizedPath(routeById(id).path, locale) + (hash ? `#${hash}` : '');
}
