import { z } from 'zod';
import { leastSize } from '../photoCuts';
import { photoIds } from '../photos';

// Separate from `content/portraits.ts` so that no browser bundle contains zod.
const { width, height } = leastSize('portrait');

/** The photo of a person, by its id. */
export const portraitPhotoSchema = z
  .string()
  .refine(
    (id) => photoIds().includes(id),
    'must name a photo of content/photos/; put it there or correct the name',
  )
  .meta({
    description: `${width} × ${height} pixels at least; needed unless art/ draws the person`,
    field: { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp' },
  });

/** The id of a person, which no page shows. */
export const personId = z
  .string()
  .regex(/^[a-z]+$/, 'must be a word in small letters, such as the first name')
  .describe(
    'A word in small letters, such as the first name. Leave it once it is saved: the drawn portrait has its name',
  );

export const portraitSchema = z.strictObject({
  person: personId.describe('The id of a person whom a page shows'),
  photo: portraitPhotoSchema,
});

export type Portrait = z.infer<typeof portraitSchema>;
