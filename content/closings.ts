import { caseOrder } from './caseStudies';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/** Where the call to collaborate leads besides to Contact: to what one reads next, or to how one becomes a colleague. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation' | 'careers';
type Join = 'careers' | 'careerStart';

/**
 * The second and the third link of the call to collaborate, by the page that it closes; the first leads to Contact
 * (specification 38.5). Words: `common:closing.links.<route>`.
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
  // A team that stayed, as the page of dedicated teams tells of it.
  caseCaptire: ['dedicatedTeams', 'careers'],
  caseLea: ['productInnovation', 'careerStart'],
  programme: ['careers', 'careerStart'],
} as const satisfies Partial<Record<RouteId | 'programme', readonly [Next, Join]>>;

/** Whose closing call it is: a page, or any of the programmes. */
export type ClosedPage = keyof typeof closingLinks;
