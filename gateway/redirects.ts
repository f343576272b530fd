import { defaultLocale } from '@/content/locales';
import type { OldPaths } from '@/lib/routing/oldPaths';
import { readPath, splitTarget } from './path';

/**
 * The site's permanent redirects, in one hop (specification 3.2, 3.3, 3.10): no trailing slash, no `.html`, no
 * `index`, no prefix for the default language, and from old paths to their pages.
 *
 * @param target path and query of a request; Node's parser allows only printable ASCII, so the query is safe
 *   in a header
 * @param old the site's old paths
 * @returns path and query of the clean URL on this origin, or undefined when the URL is already clean or not
 *   ours (`//host/`, `/\host`, `/../`)
 */
export function redirectFor(target: string, old: OldPaths): string | undefined {
  const path = readPath(target);
  if (!path) return undefined;
  const segments = withoutDefaultLocale(withoutFileName(path.segments));
  const isClean = !path.trailingSlash && segments.join('/') === path.segments.join('/');
  const clean = pathOf(segments);
  const page = old[clean];
  return isClean && !page ? undefined : `${page ?? clean}${splitTarget(target).query}`;
}

/** @returns whether a page was removed for good, which is answered with 410 (RFC 9110, 15.5.11) */
export function isGone(target: string, old: OldPaths): boolean {
  const path = readPath(target);
  return path !== undefined && old[pathOf(path.segments)] === null;
}

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

function withoutFileName(segments: readonly string[]): readonly string[] {
  const name = segments.at(-1);
  if (name === 'index') return withoutFileName(segments.slice(0, -1));
  if (!name?.endsWith('.html')) return segments;
  return withoutFileName([...segments.slice(0, -1), name.slice(0, -'.html'.length)]);
}

function withoutDefaultLocale(segments: readonly string[]): readonly string[] {
  return segments[0] === defaultLocale ? withoutDefaultLocale(segments.slice(1)) : segments;
}
