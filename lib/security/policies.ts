import { createHash } from 'node:crypto';

/** The security policies of a built site, as `hosting/policies.json` holds them. */
export interface Policies {
  /** For every answer except pages; it allows no inline styles. */
  readonly policy: string;
  /**
   * The additional sources of each page's policy, for its inline styles, by file below `out/`. One policy
   * with the styles of all pages would add 1.3 kB to every answer.
   */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/** @returns the source that allows an inline element, or a file, with exactly this content (CSP Level 3, 2.3.1) */
export function hashSource(content: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const allowingStyles = (policy: string, sources: readonly string[]): string =>
  policy.replace("style-src 'self'", (allowed) => [allowed, ...sources].join(' '));

/** @returns the policy of a file below `out/` */
export const policyOf = ({ policy, styles }: Policies, file: string): string =>
  allowingStyles(policy, styles[file] ?? []);

/** @returns a policy for every page, for hosts that cannot have a rule per page */
export const policyOfAll = ({ policy, styles }: Policies): string =>
  allowingStyles(policy, [...new Set(Object.values(styles).flat())].sort());
