import { cachingRules, contentTypes, securityHeaders } from '@/content/headers';
import { locales } from '@/content/locales';
import { feedPath } from '@/lib/blog/feedPath';
import { manifestPath } from '@/lib/metadata/manifest';
import { type Policies, policyOfAll } from '@/lib/security/policies';
import { comment } from './made';

/** Files whose ending not every host knows. */
const rare = locales.flatMap((locale) => [
  { file: feedPath(locale), ending: '.atom' },
  { file: manifestPath(locale), ending: '.webmanifest' },
]);

/**
 * Writes `_headers` as Netlify and Cloudflare Pages read it. Where two rules name
 * the same header, Cloudflare joins the values with a comma, which for a policy
 * means another one: so no header stands in two rules that fit the same path. What
 * no rule says about caching is what both hosts send by themselves, as pages have it.
 *
 * @param policies of the site
 */
export function staticHeaders(policies: Policies): string {
  const rules = [
    rule('/*', securityHeaders(policyOfAll(policies))),
    ...cachingRules.map(({ below, rule: caching }) => rule(`${below}*`, { 'Cache-Control': caching })),
    ...rare.map(({ file, ending }) => rule(file, { 'Content-Type': contentTypes[ending] ?? '' })),
  ];
  return [comment('Headers for Netlify and Cloudflare Pages (docs/deploying.md).'), ...rules].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
