import type { Locale } from '@/content/locales';
import { type RouteId, routeById } from '@/content/routes';
import { localizedPath } from './locale';

/**
 * Turns a route, or a path without prefix, into the path of its page in one language.
 *
 * @param to the route, or the path
 * @param locale the language of the page linked to
 * @param hash an anchor on that page, without `#`
 * @returns an absolute path such as `/de/services#design`
 */
export function href(to: RouteId | `/${string}`, locale: Locale, hash?: string): string {
  return (
    localizedPath(to.startsWith('/') ? to : routeById(to as RouteId).path, locale) + (hash ? `#${hash}` : '')
  );
}
