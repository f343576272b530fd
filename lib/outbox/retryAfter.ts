/** Longer than this, in milliseconds, nobody is kept waiting, lest the 7 days pass meanwhile. */
const longest = 24 * 60 * 60 * 1000;

/**
 * @param value the header `Retry-After`: seconds or a date (RFC 9110, 10.2.3)
 * @param now milliseconds since 1970
 * @returns how long to wait, in milliseconds; nothing when the header is missing or means nothing
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longest);
}
