/**
 * @param now the moment whose day is asked for
 * @returns the day in Switzerland, such as `2023-10-21`
 */
export function today(now = new Date()): string {
  // Swedish writes its dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Zurich' }).format(now);
}

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

/** @returns the day after, such as `2023-10-22` */
export const nextDay = (day: string): string =>
  today(new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000));
