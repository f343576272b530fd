import { decimalSeparators, type Locale, thousandsSeparators } from '@/content/locales';

/**
 * @param value not negative
 * @param locale the language it is read in
 * @returns the number with that language's separators, such as “20,000” or “20’000”; at most one decimal
 */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousandsSeparators[locale]);
  return decimal === undefined ? grouped : grouped + decimalSeparators[locale] + decimal;
}
