import { company } from '@/content/company';
import { defaultLocale } from '@/content/locales';

/** Start of the comment in generated files. */
const madeBy = 'Made by `npm run build` (scripts/postbuild/hosts): changes are lost with the next one.';

/** The link to the live release on a server (docs/deploying.md). */
export const installed = `/srv/${company.slug}`;

/**
 * @param lines what the file is, and how to use it
 * @returns a comment for the top of a file, in the notation that all these hosts share
 */
export function comment(...lines: readonly string[]): string {
  return [...lines, madeBy].map((line) => `# ${line}\n`).join('');
}

/** A regular expression of paths where a file would be found although the gateway redirects them or answers 404. */
export const gatewayPaths = `^/(?:${defaultLocale}(?:/|$)|_headers$|_redirects$)|//|./$|(?:/index|/404|\\.html|\\.br|\\.gz)$`;
