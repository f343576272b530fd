import { caseOrder } from './caseStudies';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';

/** Where a signpost may point besides to Contact: what one reads next, or how one becomes a colleague. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation';
type Join = 'careers' | 'careerStart';

/**
 * The second and the third sign of the call to collaborate, by the page that it closes; the first leads to Contact
 * (specification 38.5). Words: `common:closing.signs.<route>`.
 */
export const closingSigns = {
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
  programme: ['ourWork', 'careerStart'],
} as const satisfies Partial<Record<RouteId | 'programme', readonly [Next, Join]>>;

/** Whose closing call it is: a page, or any of the programmes. */
export type ClosedPage = keyof typeof closingSigns;
