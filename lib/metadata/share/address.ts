import { company } from '@/content/company';
import type { Locale } from '@/content/locales';

/**
 * @param path of a page, unprefixed
 * @returns where the picture is that stands for the page where it is shared, below the site's root.
 *   The ending is the one from which feeds tell the type `image/jpeg`.
 */
export function sharePicturePath(path: string, locale: Locale): string {
  return `/images/share/${locale}${path === '/' ? '/home' : path}.jpeg`;
}

/** @returns the picture's public address */
export function sharePictureAddress(path: string, locale: Locale): string {
  return company.origin + sharePicturePath(path, locale);
}
