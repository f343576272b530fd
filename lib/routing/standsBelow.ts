import { parents } from '@/content/parents';
import type { RouteId } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';

/** @returns whether the page stands below another one, at any depth */
export function standsBelow(page: PageId, above: RouteId): boolean {
  const parent = page in parents ? parents[page as keyof typeof parents] : undefined;
  return parent !== undefined && (parent === above || standsBelow(parent, above));
}
