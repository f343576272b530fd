/**
 * The site's languages. The first thing to edit when a language is added;
 * its words live in `public/locales/<locale>/`.
 */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The language whose routes carry no prefix (decisions, «URLs and languages»). */
export const defaultLocale: Locale = 'en';

/** The languages that live under a prefix of their own. */
export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** What the language switcher calls each language, in that language. */
export const localeNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** Regional tags for `Intl`, `og:locale` and the like. */
export const regionTags: Record<Locale, string> = { en: 'en-GB', de: 'de-CH' };

/**
 * @param value anything that may name a language
 * @returns whether it is one of the site's locales
 */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
