import { company } from '@/content/company';
import { type Locale, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { builtHead } from './builtHead';

/** @returns a page's public address */
export const address = (path: string, locale: Locale) => company.origin + localizedPath(path, locale);

/** The heads of all pages in all languages, as they stand in `out/`. */
export const everyPage = locales.flatMap((locale) =>
  pages.map((page) => ({ page, locale, name: address(page.path, locale), head: builtHead(page, locale) })),
);
/** Those that have a picture. */
export const mayBeShared = everyPage.filter(({ page }) => !page.robots);
/** Those that are canonical to themselves. */
export const indexable = mayBeShared.filter(({ page }) => !page.canonicalTo);
