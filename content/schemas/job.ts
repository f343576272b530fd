import { z } from 'zod';

// Separate from `content/jobs.ts` so that no browser bundle contains zod.
const percent = z.int('must be given in percent').min(1, 'must be above 0').max(100, 'must be at most 100');

const amount = z.int('must be a whole amount').min(1, 'must be above 0').max(9999, 'must be below 10,000');
const pay = z
  .strictObject({ from: amount, to: amount })
  .refine(({ from, to }) => from <= to, 'must not begin above where it ends');

export const jobSchema = z
  .strictObject({
    open: z
      .boolean('must be true or false')
      .describe('Whether applications are asked for; a deadline that has passed closes the posting, too'),
    employment: z.enum(['permanent', 'internship'], 'must be "permanent" or "internship"'),
    workload: z
      .strictObject({ from: percent, to: percent })
      .describe('In percent of full time: 100 to 100 is full time'),
    months: z
      .int('must be a number of months')
      .positive('must be at least 1')
      .describe('How many months an internship lasts')
      .optional(),
    posted: z.iso
      .date('must be a day of the calendar, written as 2023-09-21')
      .describe('The day since which applications are asked for; an open posting says it')
      .optional(),
    deadline: z.iso
      .date('must be a day of the calendar, written as 2023-10-21')
      .describe('The last day for applications; from the next build on the posting is closed')
      .optional(),
    places: z
      .array(z.enum(['zurich', 'pristina'], 'must be an office of content/company.json'))
      .min(1, 'must name at least one office')
      .describe('Where the work is done; several are a choice'),
    pay: z
      .strictObject({ pristina: pay.optional(), zurich: pay.optional() })
      .describe('Gross pay a month at full time, in euros in Pristina and in francs in Zurich (13 months)')
      .optional(),
  })
  .refine(({ workload: { from, to } }) => from <= to, {
    path: ['workload'],
    message: 'must not begin above where it ends',
  })
  .refine(({ employment, months }) => (employment === 'internship') === (months !== undefined), {
    path: ['months'],
    message: 'must be given for an internship, and for nothing else',
  })
  .refine(({ places, pay }) => !pay || places.every((place) => pay[place]), {
    path: ['pay'],
    message: 'must be given for each of the places',
  })
  .refine(({ open, pay }) => !open || pay !== undefined, {
    path: ['pay'],
    message: 'must be given for an open posting',
  })
  .refine(({ open, posted }) => !open || posted !== undefined, {
    path: ['posted'],
    message: 'must be given for an open posting: the day on which it opened',
  });

export type Job = Readonly<z.input<typeof jobSchema>>;
