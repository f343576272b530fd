import { z } from 'zod';
import { isPicture, type PictureName } from '../pictures';

// Kept apart from `content/caseStudies.ts` so that no browser bundle carries zod.
const picture = z.custom<PictureName>(isPicture, 'must name a picture of content/pictures.json');
const people = z.int('must be a number of people').nonnegative('must not be negative');

export const caseStudySchema = z
  .strictObject({
    /** How many people of the company worked on it, a constant (specification 10.3). */
    teamSize: people.positive('must be at least 1'),
    /** Where they sat; together they are the team. */
    offices: z.strictObject({ zurich: people, pristina: people }),
    /** Another screen than those that it shows itself: where one case study leads to the next, and in its earlier version. */
    other: picture,
    /** One of the four that open «our work». */
    scene: picture,
    /** What of a screen its result is due to. */
    piece: picture,
    /** What the case study opens with. */
    cover: picture,
    /** Across the page below the title, or beside it, cropped to a square. */
    coverLayout: z.enum(['across', 'beside'], 'must be "across" or "beside"'),
  })
  .refine(({ teamSize, offices }) => offices.zurich + offices.pristina === teamSize, {
    path: ['offices'],
    message: 'must add up to teamSize',
  });

export type CaseStudy = z.infer<typeof caseStudySchema>;
