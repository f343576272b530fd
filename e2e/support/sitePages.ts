import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';

const built = routes.filter((route) => route.built);

const inEveryLanguage = (found: typeof routes) =>
  found.flatMap((route) => locales.map((locale) => localizedPath(route.path, locale)));

/** The paths of every page that exists, in every language; and one path that does not. */
export const builtPaths = inEveryLanguage(built);

export const unknownPaths = locales.map((locale) => localizedPath('/nothing-here', locale));

/** Those that links lead to: not to the page that is coming soon, nor to earlier versions of a page. */
export const linkedPaths = inEveryLanguage(built.filter((route) => !route.robots && !route.canonicalTo));
