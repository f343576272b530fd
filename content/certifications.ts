/**
 * The standards the company is certified to. Badges: `public/images/badges/<file>.svg`. Texts: `certifications:names.<id>`,
 * and in `scopes.<id>` what the certificate covers; no year and no issuing body (specification 6.6).
 */
export const certifications = [
  { id: 'iso27001', standard: 'ISO\u00a027001', file: 'iso-27001' },
  { id: 'iso13485', standard: 'ISO\u00a013485', file: 'iso-13485' },
  { id: 'iso9001', standard: 'ISO\u00a09001', file: 'iso-9001' },
] as const;
