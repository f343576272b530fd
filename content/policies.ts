/**
 * The company's policies, in the order shown; the first one shows unless the URL names another. Texts:
 * `content/policies/<language>/<id>.md`. `anchor` is the section's id on the page (specification 21.4), also
 * used in `components/sections/policies/Policies.module.css`.
 */
export const policies = [
  { id: 'privacy', anchor: 'privacy-policy' },
  { id: 'quality', anchor: 'quality-policy' },
  { id: 'isms', anchor: 'isms-policy' },
] as const;

export type Policy = (typeof policies)[number];
