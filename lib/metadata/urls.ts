import { company } from '@/content/company';
import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/**
 * @param path without prefix, such as `/services`
 * @returns the page's public URL in a language
 */
export function absoluteUrl(path: string, locale: Locale): string {
  return company.origin + localizedPath(path, locale);
}

/**
 * @param path of a page, without prefix
 * @returns the path of its share picture, below the site's root; from its ending, feeds know the type
 *   `image/jpeg`
 */
export function sharePicturePath(path: string, locale: Locale): string {
  return `/images/share/${locale}${path === '/' ? '/home' : path}.jpeg`;
}

/** @returns the share picture's public URL */
export function sharePictureUrl(path: string, locale: Locale): string {
  return company.origin + sharePicturePath(path, locale);
}
