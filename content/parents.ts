import type { RouteId } from './routes';

/**
 * Under which page each one stands, where that is not the home page. Search
 * engines show it as a breadcrumb; the pages link there in their first section.
 */
export const parents: Partial<Record<RouteId | 'article', RouteId>> = {
  caseWedere: 'ourWork',
  caseSalesInfo: 'ourWork',
  caseCaptire: 'ourWork',
  caseLea: 'ourWork',
  careerStart: 'careers',
  programmeSystem: 'careerStart',
  programmeFullStack: 'careerStart',
  programmeQa: 'careerStart',
  programmeMarketing: 'careerStart',
  programmeSecurity: 'careerStart',
  instructor1: 'careerStart',
  instructor2: 'careerStart',
  instructor3: 'careerStart',
  jobAngular: 'careers',
  jobFullStack: 'careers',
  jobDotNet: 'careers',
  jobMarketing: 'careers',
  jobMarketingIntern: 'careers',
  article: 'blog',
};
