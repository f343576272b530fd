import { caseOrder } from './caseStudies';
import { jobIds } from './jobs';
import { programmeOrder } from './programmes';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/**
 * The parent of each page, where that is not the home page. Search engines show it as a breadcrumb; pages
 * link to it in their first section.
 */
export const parents: Partial<Record<RouteId | 'article' | 'instructor', RouteId>> = {
  ...recordOf(caseOrder, () => 'ourWork' as const),
  careerStart: 'careers',
  ...recordOf(programmeOrder, () => 'careerStart' as const),
  instructor: 'careerStart',
  ...recordOf(jobIds, () => 'careers' as const),
  article: 'blog',
};
