import { z } from 'zod';
import { personId, portraitPhotoSchema } from './portrait';
import { words } from './words';

// Separate from `content/people.ts` so that no browser bundle contains zod.
const name = z.string().min(1, 'must not be empty');
const person = {
  title: words().describe('What the person is, such as Chief Executive Officer'),
  description: words(),
  photo: portraitPhotoSchema.optional(),
  id: personId,
};

const executiveSchema = z.strictObject({
  name,
  office: z
    .string()
    .regex(/^C[A-Z]O$/, 'must be initials such as CEO')
    .describe('Initials that precede the title, such as CEO; others have none')
    .optional(),
  ...person,
});

export const peopleSchema = z.strictObject({
  executives: z.array(executiveSchema),
  adviser: z.strictObject({ name, ...person }),
});

export type People = Readonly<z.infer<typeof peopleSchema>>;
