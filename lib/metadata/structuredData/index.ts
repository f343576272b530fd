import type { Graph, Thing } from 'schema-dts';
import { instructorOn } from '@/content/instructors';
import { type JobId, jobs } from '@/content/jobs';
import type { Locale } from '@/content/locales';
import { type ProgrammeId, programmes } from '@/content/programmes';
import type { ShownArticle } from '@/lib/blog/articlePage';
import type { PageId } from '@/lib/i18n/static';
import { blogPosting } from './blogPosting';
import { breadcrumbs } from './breadcrumbs';
import { course, courseList } from './course';
import { jobPosting } from './jobPosting';
import { organization } from './organization';
import { instructor, leadership } from './people';
import { website } from './website';

/** What is known about a page when its data is written. */
export interface DescribedPage {
  page: PageId;
  /** Unprefixed. */
  path: string;
  title: string;
  locale: Locale;
  /** Address of the picture that stands for the page. */
  image: string;
  /** On an article's page. */
  article?: ShownArticle;
  /** The day of the build, such as `2023-10-21`. */
  today: string;
}

/**
 * @param described a page that search engines may show
 * @returns its structured data (schema.org), as one graph; nothing that the page does not say
 */
export function structuredData(described: DescribedPage): Graph {
  const { page, path, title, locale } = described;
  const things = [organization(page, locale), breadcrumbs(page, path, title, locale), ...subject(described)];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

/** What the page itself is about. */
function subject({ page, locale, image, article, today }: DescribedPage): (Thing | undefined)[] {
  if (page === 'home') return [website()];
  if (page === 'about') return leadership(locale);
  if (page === 'careerStart') return [courseList(locale)];
  if (isProgramme(page)) return [course(page, locale)];
  if (isJob(page)) return [jobPosting(page, locale, today)];
  if (article) return [blogPosting(article, image, locale)];
  const profiled = instructorOn(page);
  return profiled ? [instructor(profiled, locale)] : [];
}

const isProgramme = (page: PageId): page is ProgrammeId => page in programmes;
const isJob = (page: PageId): page is JobId => page in jobs;
