/** The four client quotes. Texts: `public/locales/<locale>/testimonials.json`; portraits by the same ids. */
const quotes = ['seraina', 'mattia', 'vjosa', 'genc'] as const;

export type QuoteId = (typeof quotes)[number];

/** The same four on each page, each starting with its own; our work has another order (specification 7.6). */
export const quoteOrder = {
  home: quotes,
  ourWork: ['genc', 'vjosa', 'seraina', 'mattia'],
  about: ['mattia', 'vjosa', 'genc', 'seraina'],
  dedicatedTeams: ['vjosa', 'genc', 'seraina', 'mattia'],
} as const satisfies Record<string, readonly QuoteId[]>;
