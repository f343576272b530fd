import { caseOrder } from './caseStudies';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/** Further targets of the closing call besides Contact: a next page to read, or careers. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation' | 'careers';
type Join = 'careers' | 'careerStart';

/**
 * The second and third link of the closing call, by page; the first leads to Contact, or on programme pages to the jobs address
 * (specification 38.5).
 * Texts: `common:closing.links.<route>`.
 */
export const closingLinks = {
  home: ['services', 'careers'],
  services: ['ourWork', 'careers'],
  ourWork: ['productInnovation', 'careers'],
  about: ['dedicatedTeams', 'careers'],
  dedicatedTeams: ['productInnovation', 'careers'],
  productInnovation: ['dedicatedTeams', 'careerStart'],
  blog: ['services', 'careerStart'],
  ...recordOf(caseOrder, () => ['services', 'careers'] as const),
  // The page of dedicated teams describes this team.
  caseCaptire: ['dedicatedTeams', 'careers'],
  caseLea: ['productInnovation', 'careerStart'],
  programme: ['careers', 'careerStart'],
} as const satisfies Partial<Record<RouteId | 'programme', readonly [Next, Join]>>;

/** Pages with a closing call: a route, or any of the programmes. */
export type ClosedPage = keyof typeof closingLinks;
