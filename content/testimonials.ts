/** The four client quotes. Words: `public/locales/<locale>/testimonials.json`; portraits by the same ids. */
export type QuoteId = 'seraina' | 'urs' | 'vjosa' | 'kushtrim';

/**
 * The order of the quotes on each page that shows them. Home and our-work start
 * on different quotes, and our-work has an order of its own (specification 7.6).
 */
export const quoteOrder = {
  home: ['seraina', 'urs', 'vjosa', 'kushtrim'],
  ourWork: ['kushtrim', 'seraina', 'vjosa', 'urs'],
  about: ['vjosa', 'urs', 'kushtrim', 'seraina'],
  dedicatedTeams: ['urs', 'kushtrim', 'seraina', 'vjosa'],
} as const satisfies Record<string, readonly QuoteId[]>;
