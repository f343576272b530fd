/** The meaning of an answer for a submission. */
export type Verdict =
  | { readonly kind: 'delivered' }
  /** Sending it again would get the same answer. */
  | { readonly kind: 'refused' }
  /** Try again; `wait` is the delay that the server asked for, in milliseconds. */
  | { readonly kind: 'again'; readonly wait?: number };

const temporary: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Interprets the status of an answer (specification 26.2, 26.3, 26.4).
 *
 * @param answer undefined when the network failed
 */
export function verdictOn(answer: Response | undefined): Verdict {
  if (answer === undefined) return { kind: 'again' };
  if (answer.ok) return { kind: 'delivered' };
  if (answer.status < 500 && !temporary.has(answer.status)) return { kind: 'refused' };
  const wait = retryAfter(answer.headers.get('Retry-After'), Date.now());
  return wait === undefined ? { kind: 'again' } : { kind: 'again', wait };
}

/** Longest accepted delay, in milliseconds, so that the 7 days do not run out. */
export const longestWait = 24 * 60 * 60 * 1000;

/**
 * @param value the header `Retry-After`: seconds or a date (RFC 9110, 10.2.3)
 * @param now milliseconds since 1970
 * @returns how long to wait, in milliseconds; undefined when the header is missing or invalid
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait);
}
