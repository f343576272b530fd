import { z } from 'zod';
import { photoIds } from '../photos';

// Separate from `content/portraits.ts` so that no browser bundle contains zod.
export const portraitSchema = z.strictObject({
  person: z
    .string()
    .regex(/^[a-z]+$/, 'must be the id of a person, a word in small letters')
    .describe('The id of a person, as in People or Instructors'),
  photo: z
    .string()
    .refine(
      (id) => photoIds().includes(id),
      'must name a photo of content/photos/; put it there or correct the name',
    )
    .describe('The name of a photo, 1000 × 1200 pixels at least, without what stands behind its dot'),
});

export type Portrait = z.infer<typeof portraitSchema>;
