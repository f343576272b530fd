import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/content/locales';
import { parents } from '@/content/parents';
import { type RouteId, routeById } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import type { PageId } from '@/lib/i18n/static';
import { absoluteAddress } from '../absoluteAddress';

/**
 * @param page which page
 * @param path its unprefixed path
 * @param title its title
 * @returns the way from the home page down to it; a home page has none
 */
export function breadcrumbs(
  page: PageId,
  path: string,
  title: string,
  locale: Locale,
): BreadcrumbList | undefined {
  if (page === 'home') return undefined;
  const titles = readCatalogue('meta', locale);
  const above = ancestors(page).map((id) => ({
    name: titles[id].title,
    path: routeById(id).path as string,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteAddress(step.path, locale),
    })),
  };
}

/** Pages that nobody finds by a search engine have no entry in the table. */
const parentOf: Partial<Record<PageId, RouteId>> = parents;

function ancestors(page: PageId): RouteId[] {
  const parent = parentOf[page];
  return parent ? [...ancestors(parent), parent] : ['home'];
}
