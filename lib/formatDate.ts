import { type Locale, regionTags } from '@/content/locales';
import { withNbsp } from './text';

/**
 * @param date a day, such as `2022-11-19`
 * @param locale the reader's language
 * @returns the day in that language, such as “19 November 2022”, with no-break spaces
 * @throws naming the value when it is not a date
 */
export function formatDate(date: string, locale: Locale): string {
  const day = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(`"${date}" is not a date; write it as 2022-11-19`);
  const format = new Intl.DateTimeFormat(regionTags[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Zurich',
  });
  return withNbsp(format.format(day));
}

/**
 * @param date a day, such as `2024-11-15`
 * @returns the day in digits, the same in every language, such as `15.11.2024`
 */
export function formatDateInDigits(date: string): string {
  return date.split('-').reverse().join('.');
}
