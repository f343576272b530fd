import { articles } from '@/content/articles';
import { locales } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { redirects } from '@/content/redirects';
import type { Redirects } from '@/content/schemas/redirects';
import { localizedPath } from './locale';

/** Old paths with the paths that they lead to, such as `/de/jobs` with `/de/careers`; null for pages that are gone for good. */
export type OldPaths = Readonly<Record<string, string | null>>;

/**
 * @param given those of `content/redirects.json`
 * @param published the articles, with their former slugs
 * @returns all old paths in every language (specification 3.10)
 */
export function oldPaths(
  { moved = [], gone = [] }: Redirects = redirects,
  published: readonly { readonly slug: string; readonly formerly?: readonly string[] }[] = articles(),
): OldPaths {
  const renamed = published.flatMap(({ slug, formerly = [] }) =>
    formerly.map((old) => ({ from: articlePath(old), to: articlePath(slug) })),
  );
  return Object.fromEntries(
    locales.flatMap((locale) => [
      ...[...renamed, ...moved].map(({ from, to }) => [
        localizedPath(from, locale),
        localizedPath(to, locale),
      ]),
      ...gone.map((path) => [localizedPath(path, locale), null]),
    ]),
  );
}
