import { company } from '@/content/company';

/** The three kinds of form (specification 25.6). */
export const formKinds = ['application', 'contact', 'short'] as const;

export type FormKind = (typeof formKinds)[number];

/** The company's name as a path segment. */
const product = company.name.replace(/[^\p{L}\p{N}]/gu, '');

/** The path of each form's endpoint, below the API origin (specification 25.7, 25.8, 25.9, 25.10). */
export const endpoints: Readonly<Record<FormKind, string>> = {
  application: `/api/Auth/SendEmail${product}ApplyNow`,
  contact: `/api/Auth/SendEmail${product}Contact`,
  short: `/api/Auth/SendEmail${product}`,
};

/** Identifies a submission, so that the gateway recognises repeats; 16 to 64 letters, digits, `-` or `_`. */
export const idempotencyHeader = 'Idempotency-Key';

/** Set to `1` when the honeypot field was filled in (specification 25.16). */
export const honeypotHeader = 'X-Form-Trap';
