export { today } from '@/content/today';

/**
 * @param day such as `2023-10-21`
 * @returns its last second in Switzerland with the offset from UTC, such as `2023-10-21T23:59:59+02:00` (ISO 8601)
 */
export function endOfDay(day: string): string {
  // Daylight saving time begins and ends in the morning.
  const evening = new Date(`${day}T20:00:00Z`);
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' });
  const name = format.formatToParts(evening).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T23:59:59${name.replace('GMT', '')}`;
}
