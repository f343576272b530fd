import type { Locale } from './locales';

/**
 * The standards the company is certified to. Badges: `badgeOf`. Texts: `certifications:names.<id>`, and
 * `scopes.<id>` for the scope of the certificate; without year or issuing body (specification 6.6).
 */
export const certifications = [
  { id: 'iso27001', standard: 'ISO\u00a027001', file: 'iso-27001' },
  { id: 'iso13485', standard: 'ISO\u00a013485', file: 'iso-13485' },
  { id: 'iso9001', standard: 'ISO\u00a09001', file: 'iso-9001' },
] as const;

/**
 * Issuer and expiry dates of the certificates, for texts. ISO 27001 and ISO 9001 end on one day, ISO 13485 on
 * another. Badges show none of it (specification 6.6).
 */
export const certificates = {
  certifier: 'Aarenorm AG',
  certifiedUntil: '11.05.2028',
  medicalUntil: '27.02.2029',
} as const;

/** Languages in which `art/badges/` draws them. */
const drawn: readonly Locale[] = ['en', 'de'];

/** @returns the path of a badge in a language, or in English where there is none in that language */
export function badgeOf(file: (typeof certifications)[number]['file'], locale: Locale): string {
  return `/images/badges/${file}-${drawn.includes(locale) ? locale : 'en'}.svg`;
}
