/** The client quotes. Words: `public/locales/<locale>/testimonials.json`; portraits by the same ids. */
export type QuoteId =
  | 'seraina'
  | 'urs'
  | 'vjosa'
  | 'kushtrim'
  | 'mattia'
  | 'nirmala'
  | 'ruth'
  | 'genc'
  | 'ladina';

/**
 * The four quotes of each page that shows them, in their order. Home and our work start on different quotes, and our
 * work, where those speak whose projects it shows, has an order of its own (specification 7.6); with the case study of
 * Wedere, nobody is quoted on more than two pages (specification 7.8).
 */
export const quoteOrder = {
  home: ['seraina', 'mattia', 'ladina', 'kushtrim'],
  ourWork: ['ruth', 'vjosa', 'genc', 'ladina'],
  about: ['nirmala', 'urs', 'mattia', 'kushtrim'],
  dedicatedTeams: ['urs', 'nirmala', 'ruth', 'genc'],
} as const satisfies Record<string, readonly QuoteId[]>;
