import type { RouteId } from './routes';

/** Targets of the closing call besides Contact. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation' | 'careers' | 'careerStart';

/** Pages with a closing call: a route, or any of the programmes. */
export type ClosedPage = RouteId | 'programme';

const others: Partial<Record<ClosedPage, readonly [Next, Next]>> = {
  home: ['services', 'ourWork'],
  services: ['ourWork', 'dedicatedTeams'],
  ourWork: ['services', 'productInnovation'],
  about: ['dedicatedTeams', 'careers'],
  dedicatedTeams: ['services', 'productInnovation'],
  productInnovation: ['ourWork', 'dedicatedTeams'],
  blog: ['services', 'ourWork'],
  // The page of product innovation takes Lea as its example.
  caseLea: ['productInnovation', 'services'],
  programme: ['careers', 'careerStart'],
};

/**
 * @returns the second and third link of a page's closing call (specification 38.5). Only about us and the programmes
 *   address applicants, so only they link to the careers. Texts: `common:closing.links.<route>`.
 */
export const closingLinks = (of: ClosedPage): readonly [Next, Next] =>
  others[of] ?? ['services', 'dedicatedTeams'];
