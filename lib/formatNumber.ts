import { decimalSeparators, type Locale, thousandsSeparators } from '@/content/locales';

/**
 * @param value not negative
 * @param locale the reader's language
 * @returns the number with that language's separators, such as “20,000”, but “1842”; at most one decimal
 *   (docs/style.de.md)
 */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.');
  const grouped =
    whole.length > 4 ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousandsSeparators[locale]) : whole;
  return decimal === undefined ? grouped : grouped + decimalSeparators[locale] + decimal;
}
