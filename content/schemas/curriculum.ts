import { z } from 'zod';

// Separate from `content/curricula.ts` so that no browser bundle contains zod.
/** Length of each curriculum, in weeks (specification 14.1). */
const specifiedWeeks: Readonly<Record<string, number>> = { programmeSystem: 12 };

/** @returns how many weeks a programme has */
export function weeksSpecified(id: string): number {
  return specifiedWeeks[id] ?? 16;
}

/** Consecutive weeks that belong to one field; `curriculum.fields.<field>` of the programme's catalogue names it. */
const fieldOfWeeks = z.strictObject({
  field: z.string().min(1, 'must not be empty'),
  weeks: z.int().positive('must be at least 1'),
});

const week = z.int().positive('must be the number of a week');

/** @param weeks total number of weeks */
export function curriculumSchema(weeks: number) {
  return z.strictObject({
    fields: z.array(fieldOfWeeks).check(({ value, issues }) => {
      if (!value.every((entry) => fieldOfWeeks.safeParse(entry).success)) return; // already reported
      const found = value.reduce((sum, entry) => sum + entry.weeks, 0);
      if (found === weeks) return;
      const message = `adds up to ${found} weeks; the specification asks for ${weeks}`;
      issues.push({ code: 'custom', input: value, message });
    }),
    /** First and last week whose contents are not published yet, if any. */
    comingSoon: z
      .strictObject({ from: week, to: week })
      .refine(({ from, to }) => from <= to && to <= weeks, `must be weeks from 1 to ${weeks}, in order`)
      .optional(),
  });
}

/** A curriculum in `content/curricula.ts`. */
export type Curriculum = z.input<ReturnType<typeof curriculumSchema>>;
