import { z } from 'zod';

// Kept apart from `content/clients.ts` so that no browser bundle carries zod.
const clientSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .describe('Names the logo, public/images/clients/ID.svg, 48 high'),
  name: z.string().min(1, 'must not be empty'),
  width: z
    .int('must be a whole number')
    .positive('must be above 0')
    .describe('Of the logo, where it is 48 high'),
});

/** The grid has rows of three, or of two and a last one across (specification 6.4). */
export const clientsSchema = z.array(clientSchema).refine(({ length }) => length % 3 === 0, {
  error: ({ input }) => {
    const { length } = Object(input);
    return `the number must be a multiple of three, as rows of logos have three, and is ${length}; add ${3 - (length % 3)} or remove ${length % 3}`;
  },
});

export type Client = Readonly<z.infer<typeof clientSchema>>;
