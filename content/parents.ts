import { caseOrder } from './caseStudies';
import { profilePages } from './instructors';
import { jobIds } from './jobs';
import { programmeOrder } from './programmes';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/**
 * Under which page each one stands, where that is not the home page. Search
 * engines show it as a breadcrumb; the pages link there in their first section.
 */
export const parents: Partial<Record<RouteId | 'article', RouteId>> = {
  ...recordOf(caseOrder, () => 'ourWork' as const),
  careerStart: 'careers',
  ...recordOf([...programmeOrder, ...profilePages], () => 'careerStart' as const),
  ...recordOf(jobIds, () => 'careers' as const),
  article: 'blog',
};
