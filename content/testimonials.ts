/** The four client quotes. Words: `public/locales/<locale>/testimonials.json`; portraits by the same ids. */
const quotes = ['seraina', 'mattia', 'vjosa', 'genc'] as const;

export type QuoteId = (typeof quotes)[number];

/** The same four on each page; our work starts on another one and has an order of its own (specification 7.6). */
export const quoteOrder = {
  home: quotes,
  ourWork: ['genc', 'vjosa', 'seraina', 'mattia'],
  about: quotes,
  dedicatedTeams: quotes,
} as const satisfies Record<string, readonly QuoteId[]>;
