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

/** The day of the privacy policy (specification 21.2). */
export const privacyPolicyDate = '2022-11-19';
