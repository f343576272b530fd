import { defaultLocale, prefixedLocales } from '@/content/locales';
import { pages } from '@/content/pages';
import { comment } from './made';

/** How many segments the longest path of a page has. */
const depth = Math.max(...pages.map(({ path }) => path.split('/').length - 1));

/**
 * Writes `_redirects` as Netlify and Cloudflare Pages read it. Each host skips the
 * lines that are meant for the other: Cloudflare those with a status that it does
 * not know, Netlify those that only take away a slash.
 *
 * One segment each, and no splat: what a splat catches may begin with a slash,
 * and a target that begins with two leads to another host.
 */
export function staticRedirects(): string {
  const segments = Array.from({ length: depth }, (_, index) => `/:part${index + 1}`);
  const moved = [
    [`/${defaultLocale}`, '/'],
    [`/${defaultLocale}/`, '/'],
    ...segments.map((_, index) => {
      const path = segments.slice(0, index + 1).join('');
      return [`/${defaultLocale}${path}`, path];
    }),
  ] as const;
  const part = (title: string, lines: readonly string[]) =>
    `# ${title}\n${lines.map((line) => `${line}\n`).join('')}`;
  return [
    comment('Redirects for Netlify and Cloudflare Pages (docs/deploying.md).'),
    part(
      'Netlify: the default language has no prefix, although there are pages for hosts without redirects.',
      moved.map(([from, to]) => `${from} ${to} 301!`),
    ),
    part(
      'Cloudflare: the same.',
      moved.map(([from, to]) => `${from} ${to} 301`),
    ),
    part(
      'Cloudflare: a home page has no slash at its end.',
      prefixedLocales.map((locale) => `/${locale}/ /${locale} 301`),
    ),
    part(
      'Netlify: not found, in the language of the prefix.',
      prefixedLocales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    ),
  ].join('\n');
}
