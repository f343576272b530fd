import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { policies } from '@/content/policies';

/** Where people who have found a vulnerability look first (RFC 9116, 3). */
export const securityTxtPath = '/.well-known/security.txt';

/** The policy that says how reports are answered: `content/policies/en/isms.md`, “Reporting a vulnerability”. */
const policy = policies.find(({ id }) => id === 'isms')?.anchor;

/**
 * @param built when the site is built
 * @returns how to report a vulnerability (specification 35.6, RFC 9116). It expires a year after the first
 *   day of the month of the build, in UTC. So the file stays the same for a month, and a site that is no
 *   longer built makes no promise beyond a year.
 */
export function securityTxt(built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth()));
  const fields = [
    ['Contact', `mailto:${company.mail.info}`],
    ['Expires', expires.toISOString().replace('.000', '')],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', `${company.origin}${securityTxtPath}`],
    ['Policy', `${company.origin}/policies#${policy}`],
  ];
  return fields.map(([field, value]) => `${field}: ${value}\n`).join('');
}
