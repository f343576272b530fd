import { company } from './company';

/**
 * Figures that several pages state, so that no two of them disagree. Texts fill them in by name, as `{{staff}}`; each
 * is below 10,000, which every language writes alike.
 */
const figures = {
  /** People who work here, and at which office. */
  staff: 54,
  staffZurich: 15,
  staffPristina: 39,
  /** From office to office, as the crow flies. */
  kilometres: 1120,
  /** Working days until an enquiry, an application for a posting and an open application are answered. */
  answerDays: 2,
  jobAnswerDays: 5,
  openAnswerDays: 10,
  /** Wedere: children of the first district; calls to its office, in per cent. */
  pupils: 246,
  fewerCalls: 71,
  /** Captire: shops that have changed over. */
  tyreShops: 23,
} as const;

/** What every text may name: the company and the figures. */
export const textValues = { company: company.name, ...figures } as const;
