/**
 * @param now the moment whose day is asked for
 * @returns the day in Switzerland, such as `2023-10-21`
 */
export function today(now = new Date()): string {
  // Swedish writes its dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Zurich' }).format(now);
}
