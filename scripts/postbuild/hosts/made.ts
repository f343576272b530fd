import { company } from '@/content/company';
import { defaultLocale } from '@/content/locales';

/** How the comment begins that says what made a file. */
const madeBy = 'Made by `npm run build` (scripts/postbuild/hosts): changes are lost with the next one.';

/** The link to the release that is served, on a machine (docs/deploying.md). */
export const installed = `/srv/${company.slug}`;

/**
 * @param lines what the file is, and what to do with it
 * @returns a comment for the top of a file, in the notation that all these hosts share
 */
export function comment(...lines: readonly string[]): string {
  return [...lines, madeBy].map((line) => `# ${line}\n`).join('');
}

/**
 * A regular expression of paths at which a file would be found, and which the gateway answers all the same: it redirects
 * to another URL, or they are not found.
 */
export const elsewhere = `^/(?:${defaultLocale}(?:/|$)|_headers$|_redirects$)|//|./$|(?:/index|/404|\\.html|\\.br|\\.gz)$`;
