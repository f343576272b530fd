import { z } from 'zod';
import { routes } from '../routes';

// Separate from `content/instructors.json` so that no browser bundle contains zod.
const year = z.int('must be a year').min(1950, 'must be a year').max(2100, 'must be a year');

const periodSchema = z
  .strictObject({
    from: year,
    to: year
      .describe('The same year again for a job that began and ended in it; none for the present one')
      .optional(),
    type: z.enum(
      ['fullTime', 'partTime', 'freelance', 'internship'],
      'must be a job type that instructors:jobTypes names',
    ),
  })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], message: 'must not lie before from' });

const timelineSchema = z
  .array(periodSchema)
  .min(1, 'must hold at least one period')
  .superRefine((periods, { addIssue }) => {
    for (const [index, { to }] of periods.entries()) {
      const newer = periods[index - 1];
      if (newer && (to === undefined || to > newer.from)) {
        addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: 'must not lie after the beginning of the period before it; list the newest first',
        });
      }
    }
  });

export const instructorSchema = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  /** Two instructors have none (specification 12.8). */
  page: z
    .enum(
      routes.map(({ id }) => id),
      'must name a route of content/routes.ts',
    )
    .describe('The page about this person')
    .optional(),
  /** Only the first instructor shows them (specification 15.2). */
  timeline: timelineSchema.describe('Jobs so far, the newest first').optional(),
});

export type Instructor = Readonly<z.input<typeof instructorSchema>>;
export type Period = Readonly<z.input<typeof periodSchema>>;
