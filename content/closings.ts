import { caseOrder } from './caseStudies';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/** Targets of the closing call besides Contact. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation' | 'careers' | 'careerStart';

/**
 * The second and third link of the closing call, by page (specification 38.5). Only about us and the programmes
 * address applicants, so only they link to the careers. Texts: `common:closing.links.<route>`.
 */
export const closingLinks = {
  home: ['services', 'ourWork'],
  services: ['ourWork', 'dedicatedTeams'],
  ourWork: ['services', 'productInnovation'],
  about: ['dedicatedTeams', 'careers'],
  dedicatedTeams: ['services', 'productInnovation'],
  productInnovation: ['ourWork', 'dedicatedTeams'],
  blog: ['services', 'ourWork'],
  ...recordOf(caseOrder, () => ['services', 'dedicatedTeams'] as const),
  // The page of product innovation takes Lea as its example.
  caseLea: ['productInnovation', 'services'],
  programme: ['careers', 'careerStart'],
} as const satisfies Partial<Record<RouteId | 'programme', readonly [Next, Next]>>;

/** Pages with a closing call: a route, or any of the programmes. */
export type ClosedPage = keyof typeof closingLinks;
