import type { Locale } from '@/content/locales';
import type { RouteId } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';

/**
 * @param page a route that search engines may show
 * @returns its name in navigation and lists, which is shorter than its title for search engines
 */
export function pageName(page: RouteId, locale: Locale): string {
  const { nav, closing } = readCatalogue('common', locale);
  const listed: Partial<Record<string, { readonly title: string }>> = {
    ...readCatalogue('caseStudies', locale).teasers,
    ...readCatalogue('careerStart', locale).programmes,
    ...readCatalogue('jobs', locale).postings,
  };
  const named: Partial<Record<string, string>> = { ...nav, careerStart: closing.links.careerStart };
  return named[page] ?? listed[page]?.title ?? readCatalogue('meta', locale)[page].title;
}
