import { caseOrder } from './caseStudies';
import { profilePages } from './instructors';
import { jobIds } from './jobs';
import { programmeOrder } from './programmes';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/**
 * The parent of each page, where that is not the home page. Search engines show it as a breadcrumb; pages
 * link to it in their first section.
 */
export const parents: Partial<Record<RouteId | 'article', RouteId>> = {
  ...recordOf(caseOrder, () => 'ourWork' as const),
  careerStart: 'careers',
  ...recordOf([...programmeOrder, ...profilePages], () => 'careerStart' as const),
  ...recordOf(jobIds, () => 'careers' as const),
  article: 'blog',
};
