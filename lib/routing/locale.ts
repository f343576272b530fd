import { defaultLocale, type Locale, locales } from '@/content/locales';

/**
 * The default language is unprefixed, every other one lives under its own
 * prefix, and no path ends in a slash (specification 3.1, 3.2).
 *
 * @param path an unprefixed path such as `/` or `/services`
 * @param locale the language wanted
 * @returns the same page's path in that language
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Reads the language out of a path.
 *
 * @param pathname `location.pathname`
 * @returns the prefix's language, or the default one for an unprefixed path
 */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return locales.find((locale) => locale === prefix && locale !== defaultLocale) ?? defaultLocale;
}
