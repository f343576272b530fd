import type { RouteId } from './routes';

/** Further targets of the closing call besides Contact: a next page to read, or careers. */
type Next = 'services' | 'ourWork' | 'dedicatedTeams' | 'productInnovation' | 'careers';
type Join = 'careers' | 'careerStart';

/**
 * The second and third link of the closing call, of pages with others than Services and Careers; the first leads to
 * Contact, or on programmes' pages to the jobs address (specification 38.5). Texts: `common:closing.links.<route>`.
 */
const others: Partial<Record<ClosedPage, readonly [Next, Join]>> = {
  services: ['ourWork', 'careers'],
  ourWork: ['productInnovation', 'careers'],
  about: ['dedicatedTeams', 'careers'],
  dedicatedTeams: ['productInnovation', 'careers'],
  productInnovation: ['dedicatedTeams', 'careerStart'],
  blog: ['services', 'careerStart'],
  // The page of dedicated teams describes this team.
  caseCaptire: ['dedicatedTeams', 'careers'],
  caseLea: ['productInnovation', 'careerStart'],
  programme: ['careers', 'careerStart'],
};

/** Pages with a closing call: a route, or any of the programmes. */
export type ClosedPage = RouteId | 'programme';

/** @returns the second and third link of a page's closing call */
export const closingLinks = (of: ClosedPage): readonly [Next, Join] => others[of] ?? ['services', 'careers'];
