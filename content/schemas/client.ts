import { z } from 'zod';

// Separate from `content/clients.ts` so that no browser bundle contains zod.
export const clientSchema = z.strictObject({
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

export type Client = Readonly<z.infer<typeof clientSchema>>;
