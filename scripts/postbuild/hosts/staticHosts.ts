import { cachingRules, contentTypes, partHeaders, robotsRule, securityHeaders } from '@/content/headers';
import { defaultLocale, locales, prefixedLocales } from '@/content/locales';
import { pages } from '@/content/pages';
import { feedPath } from '@/lib/blog/feedPath';
import { twinPath } from '@/lib/blog/twin';
import { manifestPath } from '@/lib/metadata/manifest';
import { securityTxtPath } from '@/lib/metadata/securityTxt';
import { localeOfPath, localizedPath } from '@/lib/routing/locale';
import type { OldPaths } from '@/lib/routing/oldPaths';
import { type Policies, policyOfAll } from '@/lib/security/policies';
import { comment } from './generatedFiles';

/** Files whose ending not every host knows, and the one that needs a charset (RFC 9116, 3). */
const typed = [
  ...locales.flatMap((locale) => [
    { file: feedPath(locale), ending: '.atom' },
    { file: manifestPath(locale), ending: '.webmanifest' },
  ]),
  { file: securityTxtPath, ending: '.txt' },
];

const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Where two rules set the same header, Cloudflare joins
 * the values with a comma, which changes the meaning of a policy: so no header occurs in two rules that match
 * the same path. Without a rule for caching, both hosts send by default what pages need. A rule for pictures
 * cannot remove a header of all paths, so other origins may load pages, too, not only pictures.
 *
 * @param policies of the site
 */
export function staticHeaders(policies: Policies): string {
  const rules = [
    rule('/*', {
      ...securityHeaders(policyOfAll(policies)),
      [resourcePolicy]: partHeaders[resourcePolicy] ?? '',
    }),
    ...cachingRules.map(({ below, rule: caching }) => rule(`${below}*`, { 'Cache-Control': caching })),
    ...locales.map((locale) =>
      rule(twinPath('*', locale), {
        'Content-Type': contentTypes[robotsRule.ending] ?? '',
        [robotsRule.name]: robotsRule.value,
      }),
    ),
    ...typed.map(({ file, ending }) => rule(file, { 'Content-Type': contentTypes[ending] ?? '' })),
  ];
  return [comment('Headers for Netlify and Cloudflare Pages (docs/deploying.md).'), ...rules].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** The largest number of segments in a page's path. */
const depth = Math.max(...pages.map(({ path }) => path.split('/').length - 1));

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages. Each host skips lines meant for the other: Cloudflare
 * those with a status that it does not know, Netlify repeated ones.
 * One segment each, and no splat: a splat may match a leading slash, and a target with two slashes leads to
 * another host.
 * Old paths come first, as Cloudflare allows many rules only before the first with placeholders.
 *
 * @param old paths; those of pages that are gone have status 410 on Netlify, and 404 on Cloudflare, which knows no 410
 */
export function staticRedirects(old: OldPaths): string {
  const former = Object.entries(old).flatMap(([from, to]) =>
    to === null ? [] : [from, `${from}/`].map((path) => `${path} ${to} 301\n`),
  );
  const gone = Object.keys(old).filter((path) => old[path] === null);
  const segments = Array.from({ length: depth }, (_, index) => `/:part${index + 1}`);
  const paths = ['/', ...segments.map((_, index) => segments.slice(0, index + 1).join(''))];
  const moved = [`/${defaultLocale} /`, ...paths.map((path) => `/${defaultLocale}${path} ${path}`)];
  const notFound = [
    ...gone.map((path) => `${path} ${localizedPath('/404.html', localeOfPath(path))} 410`),
    ...prefixedLocales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
  ];
  return `${comment('Redirects for Netlify and Cloudflare Pages (docs/deploying.md).')}
# Both: old addresses.
${former.join('')}
# Netlify: the default language has no prefix, although there are pages for hosts without redirects.
${moved.map((line) => `${line} 301!`).join('\n')}

# Cloudflare: the same.
${moved.map((line) => `${line} 301`).join('\n')}

# Netlify: gone, or not found, in the language of the prefix.
${notFound.join('\n')}
`;
}
