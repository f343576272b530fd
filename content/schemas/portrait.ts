import { z } from 'zod';
import { photoIds } from '../photos';

// Kept apart from `content/portraits.ts` so that no browser bundle carries zod.
export const portraitSchema = z.strictObject({
  person: z.string().regex(/^[a-z]+$/, 'must be the id of a person, a word in small letters'),
  photo: z
    .string()
    .refine(
      (id) => photoIds().includes(id),
      'must name a photo of content/photos/; put it there or correct the name',
    ),
});

export type Portrait = z.infer<typeof portraitSchema>;
