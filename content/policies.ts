/**
 * The company's policies, in the order shown; the first one shows unless the
 * address names another. Words: `policies:policies.<id>`. `anchor` is the
 * section's address on the page (specification 21.4), which
 * `components/sections/policies/Policies.module.css` knows, too.
 */
export const policies = [
  { id: 'privacy', anchor: 'privacy-policy' },
  { id: 'quality', anchor: 'quality-policy' },
  { id: 'isms', anchor: 'isms-policy' },
] as const;

export type Policy = (typeof policies)[number];

/** The privacy policy: when it first appeared, and when it was last checked against law and code (specification 21.2). */
export const privacyPolicy = { published: '2022-11-19', reviewed: '2026-11-23' } as const;
