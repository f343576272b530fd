import { z } from 'zod';

// Kept apart from `content/curricula.ts` so that no browser bundle carries zod.
/** How long a curriculum is (specification section 9). */
const specifiedWeeks: Readonly<Record<string, number>> = { programmeSystem: 12 };

/** @returns how many weeks a programme has */
export function weeksSpecified(id: string): number {
  return specifiedWeeks[id] ?? 16;
}

const week = z.int('must be the number of a week').positive('must be the number of a week');

/** @param weeks how many weeks the fields must add up to */
export function curriculumSchema(weeks: number) {
  return z.strictObject({
    fields: z
      .array(
        z.strictObject({
          field: z.string().min(1, 'must not be empty'),
          weeks: z.int('must be a number of weeks').positive('must be at least 1'),
        }),
      )
      .refine((fields) => sum(fields) === weeks, {
        error: ({ input }) => `adds up to ${sum(input)} weeks; the specification asks for ${weeks}`,
      }),
    comingSoon: z
      .strictObject({ from: week, to: week })
      .refine(({ from, to }) => from <= to && to <= weeks, `must be weeks from 1 to ${weeks}, in order`)
      .optional(),
  });
}

function sum(fields: unknown): number {
  if (!Array.isArray(fields)) return 0;
  return fields.reduce((total: number, entry) => total + Number(entry.weeks), 0);
}
