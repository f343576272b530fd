import { company } from '@/content/company';
import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/**
 * @param path unprefixed, such as `/services`
 * @returns the page's public address in a language
 */
export function absoluteAddress(path: string, locale: Locale): string {
  return company.origin + localizedPath(path, locale);
}
