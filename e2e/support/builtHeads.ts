import { company } from '@/content/company';
import { type Locale, locales, regionTags } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { builtHead } from './builtHead';

/** @returns a page's public address */
export const address = (path: string, locale: Locale) => company.origin + localizedPath(path, locale);

/** @returns what Open Graph writes for a language, such as `de_CH` for what is `de-CH` elsewhere */
export const graph = (locale: Locale) => regionTags[locale].replace('-', '_');

/** The heads of all pages in all languages, as they stand in `out/`. */
export const everyPage = locales.flatMap((locale) =>
  pages.map((page) => ({ page, locale, name: address(page.path, locale), head: builtHead(page, locale) })),
);
/** Those that have a picture. */
export const mayBeShared = everyPage.filter(({ page }) => !page.robots);
/** Those that are canonical to themselves. */
export const indexable = mayBeShared.filter(({ page }) => !page.canonicalTo);

/** The pages of which a statement is not true, so that a failure names all of them. */
export function except<Entry extends { name: string }>(
  entries: readonly Entry[],
  holds: (entry: Entry) => boolean,
) {
  return entries.filter((entry) => !holds(entry)).map(({ name }) => name);
}

/** Whether two lists hold the same texts in the same order. */
export const same = (found: readonly string[], wanted: readonly string[]) =>
  JSON.stringify(found) === JSON.stringify(wanted);
