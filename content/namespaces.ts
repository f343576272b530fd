import type { InstructorId } from './instructors';
import { programmeTaughtBy } from './programmes';
import type { RouteId } from './routes';

/** A profile names the programme taught, whose name is in the programme's own catalogue. */
const profile = (id: InstructorId) => ['instructors', programmeTaughtBy(id) ?? []].flat();

/**
 * The catalogues that travel with each page, besides `common`; an article brings those of `blog`. Read at build
 * time only: a browser never needs the list, so it is kept apart from
 * `content/routes.ts`, which travels with every page that hydrates.
 */
export const namespaces: Readonly<Record<RouteId, readonly string[]>> = {
  home: ['home', 'certifications', 'testimonials'],
  services: ['services'],
  ourWork: ['ourWork', 'caseStudies', 'testimonials'],
  caseWedere: ['caseStudies', 'caseWedere', 'testimonials'],
  caseSalesInfo: ['caseStudies', 'caseSalesInfo'],
  caseCaptire: ['caseStudies', 'caseCaptire'],
  caseLea: ['caseStudies', 'caseLea'],
  caseWedereOld: ['caseStudies'],
  caseSalesInfoOld: ['caseStudies'],
  caseCaptireOld: ['caseStudies'],
  caseLeaOld: ['caseStudies'],
  careers: ['careers'],
  careerStart: ['careerStart', 'programmes'],
  programmeSystem: ['programmes', 'programmeSystem'],
  programmeFullStack: ['programmes', 'programmeFullStack'],
  programmeQa: ['programmes', 'programmeQa'],
  programmeMarketing: ['programmes', 'programmeMarketing'],
  programmeSecurity: ['programmes', 'programmeSecurity'],
  instructor1: profile('valdrin'),
  instructor2: profile('teuta'),
  instructor3: profile('agon'),
  about: ['about', 'people', 'testimonials'],
  contact: ['contact'],
  dedicatedTeams: ['dedicatedTeams', 'certifications', 'contact', 'people', 'testimonials'],
  productInnovation: ['productInnovation'],
  jobAngular: ['jobs'],
  jobFullStack: ['jobs'],
  jobDotNet: ['jobs'],
  jobMarketing: ['jobs'],
  jobMarketingIntern: ['jobs'],
  legal: ['legal'],
  policies: ['policies'],
  comingSoon: ['comingSoon'],
  blog: ['blog'],
};
