import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';

/** The paths of every page that exists, in every language; and one path that does not. */
export const builtPaths = routes
  .filter((route) => route.built)
  .flatMap((route) => locales.map((locale) => localizedPath(route.path, locale)));

export const unknownPaths = locales.map((locale) => localizedPath('/nothing-here', locale));
