/** The standards the company is certified to. Badges: `public/images/badges/<file>.svg`. */
export const certifications = [
  { id: 'iso27001', file: 'iso-27001' },
  { id: 'iso13485', file: 'iso-13485' },
  { id: 'iso9001', file: 'iso-9001' },
] as const;
