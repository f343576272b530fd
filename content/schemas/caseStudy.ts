import { z } from 'zod';
import { isPicture, type PictureName } from '../pictures';

// Separate from `content/caseStudies.ts` so that no browser bundle contains zod.
const picture = z.custom<PictureName>(isPicture, 'must name a picture of content/pictures.json');
const people = z.int('must be a number of people').nonnegative('must not be negative');

export const caseStudySchema = z
  .strictObject({
    /** How many people of the company worked on it, a constant (specification 10.3). */
    teamSize: people.positive('must be at least 1'),
    /** The team members per office; together they are the team. */
    offices: z.strictObject({ zurich: people, pristina: people }),
    /**
     * A different screen from those in the case study: for the link from another one, and for its earlier
     * version.
     */
    other: picture,
    /** One of the four at the top of "our work". */
    scene: picture,
    /** The part of a screen that led to its result. */
    piece: picture,
    /** Picture at the top of the case study. */
    cover: picture,
    /** Across the page below the title, or next to it, cropped to a square. */
    coverLayout: z.enum(['across', 'beside'], 'must be "across" or "beside"'),
  })
  .refine(({ teamSize, offices }) => offices.zurich + offices.pristina === teamSize, {
    path: ['offices'],
    message: 'must add up to teamSize',
  });

export type CaseStudy = z.infer<typeof caseStudySchema>;
