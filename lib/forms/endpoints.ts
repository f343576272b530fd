import { company } from '@/content/company';

/** The three kinds of form (specification section 7). */
export const formKinds = ['application', 'contact', 'short'] as const;

export type FormKind = (typeof formKinds)[number];

/** The company's name as one segment of a path takes it. */
const product = company.name.replace(/[^\p{L}\p{N}]/gu, '');

/** The path that takes each form, below the API origin (specification section 7; decisions, «Identity»). */
export const endpoints: Readonly<Record<FormKind, string>> = {
  application: `/api/Auth/SendEmail${product}ApplyNow`,
  contact: `/api/Auth/SendEmail${product}Contact`,
  short: `/api/Auth/SendEmail${product}`,
};

/**
 * Says that this request is one the gateway may have had already; the value is
 * 16 to 64 letters, digits, `-` or `_`.
 */
export const idempotencyHeader = 'Idempotency-Key';

/** Present, with the value `1`, when the field that people cannot see was filled (decisions, «Forms»). */
export const honeypotHeader = 'X-Form-Trap';
