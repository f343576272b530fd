import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';

const inEveryLanguage = (found: typeof pages) =>
  found.flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale)));

/** The paths of every page that exists, in every language; and one path that does not. */
export const builtPaths = inEveryLanguage(pages);

/** Where the pages for what does not exist are built. */
export const notFoundPaths = locales.map((locale) => localizedPath('/404', locale));

export const unknownPaths = locales.map((locale) => localizedPath('/nothing-here', locale));

/** Those that links lead to: not to the page that is coming soon, nor to earlier versions of a page. */
export const linkedPaths = inEveryLanguage(
  pages.filter(({ robots, canonicalTo }) => !robots && !canonicalTo),
);
