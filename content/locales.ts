/**
 * The site's languages. `npm run language:add` edits this file; the texts are in `public/locales/<locale>/`
 * (docs/languages.md).
 */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The language whose routes have no prefix (specification 3.1, 4.1). */
export const defaultLocale: Locale = 'en';

/** The languages with a prefix. */
export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** Names of the languages in the language switcher, each in its own language. */
export const localeNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** Regional tags for `Intl`, `og:locale` and the like. */
export const regionTags: Record<Locale, string> = { en: 'en-GB', de: 'de-CH' };

/**
 * Thousands and decimal separators. `Intl` is not used, because its data changes and browsers update at
 * different times: hydration would then differ from the build.
 */
export const thousandsSeparators: Record<Locale, string> = { en: ',', de: '\u00a0' };
export const decimalSeparators: Record<Locale, string> = { en: '.', de: '.' };

/**
 * Silent reading speed of adults, in words a minute: lower in German, whose words are longer (Brysbaert 2019;
 * Trauzettel-Klosinski 2012, whose mean of 17 languages, 184, is the default).
 */
export const wordsPerMinute: Record<Locale, number> = { en: 238, de: 190 };

/**
 * @param value any value
 * @returns whether it is one of the site's locales
 */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
