import { z } from 'zod';
import { personId, portraitPhotoSchema } from './portrait';
import { words } from './words';

// Separate from `content/instructors.json` so that no browser bundle contains zod.
const year = z.int('must be a year').min(1950, 'must be a year').max(2100, 'must be a year');

const periodSchema = z
  .strictObject({
    from: year,
    to: year
      .describe('The same year again for a period that began and ended in it; none for the present one')
      .optional(),
    type: z.enum(
      ['fullTime', 'partTime', 'freelance', 'internship'],
      'must be a type that instructors:jobTypes names',
    ),
    role: words(),
    employer: words(),
    text: words(),
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

const profileSchema = z.strictObject({
  role: words().describe('The subject taught'),
  lead: words(),
  heading: words().describe('Sums up the paragraphs in one line'),
  descriptions: z
    .array(words())
    .length(3, 'must be three paragraphs')
    .describe('Three paragraphs: the background, the lessons, other work'),
  guidingStar: words().describe('A sentence of the person, without quotation marks'),
  /** Only the first instructor has one (specification 15.2). */
  timeline: timelineSchema.describe('The career so far, the newest period first').optional(),
  search: z
    .strictObject({ title: words(), description: words() })
    .describe('For search engines: a title of 50 to 60 characters, a description of 120 to 155'),
});

export const instructorSchema = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  photo: portraitPhotoSchema.optional(),
  profile: profileSchema.describe('The page about the person; without it there is none').optional(),
  id: personId.describe(
    'A word in small letters, such as the first name. Leave it once it is saved: it is the last part of the page’s address, and programmes name their instructor by it',
  ),
});

export type Instructor = Readonly<z.input<typeof instructorSchema>>;
export type Profile = Readonly<z.input<typeof profileSchema>>;
export type Period = Readonly<z.input<typeof periodSchema>>;
