import { z } from 'zod';

// Separate from `content/company.ts` so that no browser bundle contains zod.
/** One or more labels, none of them empty or with a hyphen at an end. */
const domain = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}';
const origin = z
  .string()
  .regex(
    new RegExp(`^https://${domain}$`),
    'must be an https origin such as https://www.company.example, without a path',
  );
const mailAddress = z
  .string()
  .regex(
    new RegExp(`^[a-z0-9._-]+@${domain}$`),
    'must be a mail address such as info@company.example, in small letters',
  );
const phone = z.string().regex(/^\+\d[\d ]+$/, 'must start with + and hold digits and spaces only');
const link = z.url({ protocol: /^https$/, error: 'must be an https address' });
const text = z.string().min(1, 'must not be empty');

const officeIds = ['zurich', 'pristina'] as const;

const officeSchema = (id: (typeof officeIds)[number]) =>
  z.strictObject({
    legalName: text,
    street: text,
    postcode: z.string().regex(/^\d{4,5}$/, 'must be four or five digits'),
    city: text.describe('In local spelling, for search engines; pages show the name that is among the texts'),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
    phone,
    mapUrl: link,
    id: z.literal(id),
  });

export const companySchema = z.strictObject({
  name: text,
  legalName: text,
  founded: z.int().describe('The year'),
  mail: z.strictObject({ jobs: mailAddress, info: mailAddress }),
  offices: z.strictObject({ zurich: officeSchema('zurich'), pristina: officeSchema('pristina') }),
  domicile: z.enum(officeIds).describe('The office that is the company’s legal domicile'),
  registerNumber: text,
  registerCanton: z
    .enum(['ZH'], 'must be a canton that legal:cantons names')
    .describe('Whose commercial register lists the company'),
  social: z.strictObject({ linkedin: link, facebook: link, instagram: link }),
  /** A constant (specification 5.15). */
  copyrightYear: z.literal(2024, 'must be 2024'),
  // Last, apart from what pages show.
  /** Capitalised by `name`, in endpoints. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
    .describe(
      'The name in addresses. Changing it moves two articles and the address that forms are sent to: ask an engineer first',
    ),
  origin: origin.describe(
    'Where the site is, in every link that search engines, feeds and mails contain. Change it only when the site moves there',
  ),
});

export type Company = z.infer<typeof companySchema>;
export type Office = z.infer<ReturnType<typeof officeSchema>>;
