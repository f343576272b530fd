import { company } from './company';

/**
 * Figures that several pages state, so that no two of them disagree. Texts fill them in by name, as `{{staff}}`; each
 * is below 10,000, or written as every language
 * writes it.
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
  openAnswerDays: 5,
  /** Hours between which an engineer answers the phone on working days. */
  phoneFrom: 7,
  phoneTo: 18,
  /** Minutes of the first call with a client. */
  callMinutes: 30,
  /** Wedere: children of the first district, and its buses; calls to its office, in per cent. */
  pupils: 246,
  minibuses: 21,
  fewerCalls: 71,
  /** Captire: shops that have changed over. */
  tyreShops: 23,
  /** Lea: what one trip costs by each means, in francs. */
  tripCar: '11.40',
  tripBike: '5.20',
  tripShuttle: '3.80',
  /** Sales-Info: how long stock, in minutes, and prices, in days, are valid without a network. */
  stockMinutes: 15,
  priceDays: 7,
} as const;

/** What every text may name: the company and the figures. */
export const textValues = { company: company.name, ...figures } as const;
