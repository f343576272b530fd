import { company } from '@/content/company';
import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/**
 * @param path unprefixed, such as `/services`
 * @returns the page's public URL in a language
 */
export function absoluteUrl(path: string, locale: Locale): string {
  return company.origin + localizedPath(path, locale);
}

/**
 * @param path of a page, unprefixed
 * @returns where the picture is that stands for the page where it is shared, below the site's root.
 *   The ending is the one from which feeds know the type `image/jpeg`.
 */
export function sharePicturePath(path: string, locale: Locale): string {
  return `/images/share/${locale}${path === '/' ? '/home' : path}.jpeg`;
}

/** @returns the picture's public URL */
export function sharePictureUrl(path: string, locale: Locale): string {
  return company.origin + sharePicturePath(path, locale);
}
