/**
 * The site's languages. `npm run language:add` writes into this file; the words
 * are in `public/locales/<locale>/` (docs/languages.md).
 */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The language whose routes carry no prefix (specification 3.1, 4.1). */
export const defaultLocale: Locale = 'en';

/** The languages that live under a prefix of their own. */
export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** What the language switcher calls each language, in that language. */
export const localeNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** Regional tags for `Intl`, `og:locale` and the like. */
export const regionTags: Record<Locale, string> = { en: 'en-GB', de: 'de-CH' };

/**
 * What stands between thousands, and before decimals. Not left to `Intl`: the data behind it changes, browsers follow
 * at their own pace, and a page would not be hydrated as it was built.
 */
export const thousandsSeparators: Record<Locale, string> = { en: ',', de: '\u00a0' };
export const decimalSeparators: Record<Locale, string> = { en: '.', de: '.' };

/**
 * Words a minute that adults read silently: fewer in German, whose words are longer (Brysbaert 2019;
 * Trauzettel-Klosinski 2012, whose mean of 17 languages, 184, serves where nothing better is known).
 */
export const wordsPerMinute: Record<Locale, number> = { en: 238, de: 190 };

/**
 * @param value anything that may name a language
 * @returns whether it is one of the site's locales
 */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
