import { z } from 'zod';

// Kept apart from `content/company.ts` so that no browser bundle carries zod.
const origin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+\.example$/, 'must be an https origin ending in .example, without a path');
const mailAddress = z
  .string()
  .regex(/^[a-z]+@[a-z0-9.-]+\.example$/, 'must be a mail address ending in .example');
const phone = z.string().regex(/^\+\d[\d ]+$/, 'must start with + and hold digits and spaces only');
const link = z.string().regex(/^https:\/\//, 'must be an https address');
const text = z.string().min(1, 'must not be empty');

const officeSchema = z.strictObject({
  id: z.enum(['zurich', 'pristina']),
  legalName: text,
  street: text,
  postcode: z.string().regex(/^\d{4,5}$/, 'must be four or five digits'),
  /** Local spelling, for structured data; the visible name is in the catalogues. */
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
  phone,
  mapUrl: link,
  /** Metres above sea level, shown on the signpost. */
  altitude: z.int().positive(),
});

export const companySchema = z.strictObject({
  name: text,
  legalName: text,
  /** Used in routes and, capitalised by `name`, in endpoints. */
  slug: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
  origin,
  /** Year the company was founded. */
  founded: z.int(),
  mail: z.strictObject({ jobs: mailAddress, info: mailAddress }),
  offices: z.strictObject({ zurich: officeSchema, pristina: officeSchema }),
  registerNumber: text,
  social: z.strictObject({ linkedin: link, facebook: link, instagram: link }),
  /** A constant of the specification (section 9). */
  copyrightYear: z.literal(2024, 'must be 2024'),
});

export type Company = z.infer<typeof companySchema>;
export type Office = z.infer<typeof officeSchema>;
