import { z } from 'zod';

// Kept apart from `content/clients.ts` so that no browser bundle carries zod.
const clientSchema = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  logo: z
    .string()
    .regex(
      /^\/images\/clients\/[\w-]+\.svg$/,
      'must be an SVG of public/images/clients/; upload it in the form',
    )
    .meta({
      description: 'An SVG of shapes alone; the page reads its size from it',
      field: {
        widget: 'image',
        choose_url: false,
        accept: 'image/svg+xml',
        media_folder: '/public/images/clients',
        public_folder: '/images/clients',
      },
    }),
});

/** The grid has rows of three, or of two and a last one across (specification 6.4). */
export const clientsSchema = z.array(clientSchema).refine(({ length }) => length % 3 === 0, {
  error: ({ input }) => {
    const { length } = Object(input);
    return `the number must be a multiple of three, as rows of logos have three, and is ${length}; add ${3 - (length % 3)} or remove ${length % 3}`;
  },
});

export type Client = Readonly<z.infer<typeof clientSchema>>;
