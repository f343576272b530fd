import { z } from 'zod';

// Separate from `content/people.ts` so that no browser bundle contains zod.
const id = z
  .string()
  .regex(/^[a-z]+$/, 'must be a word in small letters, which names texts and portrait')
  .describe('A word in small letters, which names texts and portrait');

export const peopleSchema = z.strictObject({
  executives: z.array(
    z.strictObject({ id, office: z.string().regex(/^C[A-Z]O$/, 'must be initials such as CEO') }),
  ),
  adviser: id,
});

export type People = z.infer<typeof peopleSchema>;
