import { z } from 'zod';
import { locales } from '../locales';

// Separate from `content/redirects.ts` so that the gateway does not contain zod.
const old = z
  .string()
  .regex(
    new RegExp(`^(?!/(?:${locales.join('|')})(?:/|$))(?!.*/index$)(?:/[\\w-]+)+$`),
    'must be a path such as /jobs, without a language, a dot or a slash at its end',
  );

export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: old.describe('The old address, such as /jobs; it applies to every language'),
        to: z.string().describe('The page that it leads to, by its path in English, such as /careers'),
      }),
    )
    .describe('Addresses that lead to a page; an article names its former slugs itself')
    .optional(),
  gone: z
    .array(old)
    .describe('Addresses of pages that were removed for good and that no other page replaces (status 410)')
    .optional(),
});

/** What `content/redirects.json` contains. */
export type Redirects = z.infer<typeof redirectsSchema>;
