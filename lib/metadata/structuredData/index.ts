import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { instructorAt } from '@/content/instructors';
import { type JobId, jobs } from '@/content/jobs';
import { type ProgrammeId, programmes } from '@/content/programmes';
import { routeById, routes } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';
import { ancestors } from '@/lib/routing/ancestors';
import { stripSoftHyphens } from '@/lib/text';
import type { PageFacts } from '../pageFacts';
import { pageName } from '../pageName';
import { absoluteUrl } from '../urls';
import { blogPosting } from './blogPosting';
import { course, courseList } from './course';
import { jobPosting } from './jobPosting';
import { organization, website } from './organization';
import { instructor, leadership } from './people';

export type DescribedPage = Pick<PageFacts, 'id' | 'page' | 'locale' | 'article'>;

/**
 * @param described an indexable page
 * @param today the day of the build, such as `2023-10-21`
 * @returns its structured data (schema.org) as one graph, limited to what the page says
 */
export function structuredData(described: DescribedPage, today: string): Graph {
  const { id, locale } = described;
  const things = [organization(id, locale), breadcrumbs(described), ...subject(described, today)];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

/** The subject of the page. */
function subject({ id, page, locale, article }: DescribedPage, today: string): (Thing | undefined)[] {
  if (id === 'home') return [website()];
  if (id === 'about') return leadership(locale);
  if (id === 'careerStart') return [courseList(locale)];
  if (isProgramme(id)) return [course(id, locale)];
  if (isJob(id)) return [jobPosting(id, locale, today)];
  if (article) return [blogPosting(article, page.path, locale)];
  const person = instructorAt(page.path);
  return person ? [instructor(person, locale)] : [];
}

const isProgramme = (id: PageId): id is ProgrammeId => id in programmes;
const isJob = (id: PageId): id is JobId => id in jobs;

/** @returns the breadcrumbs from the home page down to a page, by their names in the navigation; none for a home page */
function breadcrumbs({ id, page, locale, article }: DescribedPage): BreadcrumbList | undefined {
  if (id === 'home') return undefined;
  const above = ancestors(id).map((parent) => ({
    name: pageName(parent, locale),
    path: routeById(parent).path as string,
  }));
  const own = article?.words.title ?? instructorAt(page.path)?.name;
  const route = routes.find((one) => one.id === id);
  const name = own ?? (route ? pageName(route.id, locale) : '');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name, path: page.path }].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  };
}

/**
 * @returns structured data as the content of a script element. Nothing in it can end the element (HTML,
 *   "Restrictions for contents of script elements"), and soft hyphens are removed.
 */
export function dataBlock(data: Graph): string {
  return stripSoftHyphens(JSON.stringify(data)).replaceAll('<', '\\u003c');
}
