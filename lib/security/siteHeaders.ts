import { policyHeader, securityHeaders } from '@/content/headers';
import type { SiteHashes } from './inlineHashes';

/** The headers of a whole site. */
export interface SiteHeaders {
  /** Of every answer but a page, whose policy allows styles of its own. */
  readonly withoutStyles: Readonly<Record<string, string>>;
  /** For hosts that cannot tell pages apart: the policy allows the styles of all. */
  readonly withAllStyles: Readonly<Record<string, string>>;
  /** The sources of each page's styles, by its file below `out/`. */
  readonly stylesOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param apiOrigins foreign origins that the forms are sent to
 * @param inline what the site's pages hold
 * @returns headers for each kind of host; a policy that named the styles of all pages in every answer would be 1.3 kB
 *   longer, and many a page would no longer come in the first ten packets of a connection (RFC 6928)
 */
export function siteHeaders(apiOrigins: readonly string[], inline: SiteHashes): SiteHeaders {
  return {
    withoutStyles: securityHeaders({ apiOrigins, inline: { ...inline, styles: [] } }),
    withAllStyles: securityHeaders({ apiOrigins, inline }),
    stylesOf: inline.stylesOf,
  };
}

/**
 * @param policy one that allows no inline styles
 * @param sources as they stand in a policy, each after a space
 * @returns the policy that allows these
 */
export const allowingStyles = (policy: string, sources: string): string =>
  policy.replace("style-src 'self'", (allowed) => allowed + sources);

/** @returns hashes as they stand in a policy, each after a space; nothing for none */
export const asSources = (sources: readonly string[]): string =>
  sources.map((source) => ` ${source}`).join('');

/** @returns the policy of each page that has inline styles, by its file below `out/` */
export function pagePolicies({ withoutStyles, stylesOf }: SiteHeaders): ReadonlyMap<string, string> {
  const policy = withoutStyles[policyHeader] ?? '';
  return new Map([...stylesOf].map(([file, sources]) => [file, allowingStyles(policy, asSources(sources))]));
}
