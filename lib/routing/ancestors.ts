import { parents } from '@/content/parents';
import type { RouteId } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';

/** Pages that must not be indexed have no entry in the table. */
const parentOf: Partial<Record<PageId, RouteId>> = parents;

/** @returns the pages above a page, from the home page down */
export function ancestors(page: PageId): RouteId[] {
  const parent = parentOf[page];
  return parent ? [...ancestors(parent), parent] : ['home'];
}
