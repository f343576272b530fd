import type { Locale } from '@/content/locales';

/**
 * Not left to `Intl`: the data behind it changed the Swiss separator from ’ to ' and
 * not every browser has followed, so a page would not be hydrated as it was built.
 */
const separators: Readonly<Record<Locale, string>> = { en: ',', de: '’' };

/**
 * @param value not negative
 * @param locale the language it is read in
 * @returns the number with that language's separators, such as “20,000” or “20’000”; at most one decimal
 */
export function formatNumber(value: number, locale: Locale): string {
  const rounded = String(Math.round(value * 10) / 10);
  return rounded.replace(/\B(?=(\d{3})+(?!\d))/g, separators[locale]);
}
