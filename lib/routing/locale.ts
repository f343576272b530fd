import { defaultLocale, type Locale, locales } from '@/content/locales';

/**
 * The default language has no prefix, every other one has its own, and no path ends in a slash (specification
 * 3.1, 3.2).
 *
 * @param path without prefix, such as `/` or `/services`
 * @param locale the language
 * @returns the same page's path in that language
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Reads the language from a path.
 *
 * @param pathname `location.pathname`
 * @returns the prefix's language, or the default one for a path without prefix
 */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return locales.find((locale) => locale === prefix && locale !== defaultLocale) ?? defaultLocale;
}
