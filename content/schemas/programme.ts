import { z } from 'zod';
import { instructorOf } from '../instructors';

// Separate from `content/programmes.ts` so that no browser bundle contains zod.
const day = z.iso.date('must be a day of the calendar, written as 2024-12-01');
const isDay = (value: unknown) => day.safeParse(value).success;

const duration = z.union(
  [
    z.strictObject({ months: z.int().positive('must be at least 1') }),
    // Validity is checked below, so that the message names the date.
    z.strictObject({ until: z.string() }),
  ],
  'must be given as { "months": 4 } or { "until": "2023-01-28" }',
);

export const programmeSchema = z
  .strictObject({
    start: day.describe('The first day'),
    duration: duration.describe('A number of months, or the last day; one of the two'),
    enrolled: z
      .int()
      .min(0, 'must not be negative')
      .describe('How many people take part; 0 while a new run takes applications'),
    deadline: day.describe('The last day for applications'),
    status: z.enum(['enrolled', 'closed'], 'must be "enrolled" or "closed"'),
    instructor: z
      .string()
      .refine((id) => instructorOf(id), 'must name a person of content/instructors.json; choose another one')
      .meta({
        field: {
          widget: 'relation',
          collection: 'facts',
          file: 'instructors',
          value_field: 'list.*.id',
          display_fields: ['list.*.name'],
        },
      }),
    /** Specification 13.20. */
    application: z
      .enum(['open', 'hidden', 'none'], 'must be "open", "hidden" or "none"')
      .describe('The form on the page: open shows it, hidden keeps it there unseen, none leaves it out'),
    statusBelow: z
      .boolean('must be true or false')
      .describe('Whether the status is below the curriculum as well')
      .optional(),
  })
  .check(({ value, issues }) => {
    const { start, deadline } = value;
    const wrong = (path: string[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    // Dates are written so that their alphabetical order is chronological.
    if (isDay(start) && isDay(deadline) && deadline > start) wrong(['deadline'], 'must not be after start');
    if (isDay(start) && isDay(deadline) && `${Number(deadline.slice(0, 4)) + 1}${deadline.slice(4)}` < start)
      wrong(['deadline'], 'must be within the year before start');
    const takes = value.application === 'open';
    if (value.enrolled === 0 && !takes) wrong(['enrolled'], 'must be at least 1, unless the form is open');
    if (takes && value.status === 'closed')
      wrong(['status'], 'must be "enrolled" while the form is open (application)');
    if (!('until' in value.duration)) return;
    const { until } = value.duration;
    if (!isDay(until)) wrong(['duration', 'until'], 'must be a day of the calendar, written as 2024-12-01');
    else if (isDay(start) && until <= start) wrong(['duration', 'until'], 'must be after start');
  });

export type Programme = Readonly<z.input<typeof programmeSchema>>;
