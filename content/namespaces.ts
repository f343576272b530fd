import type { InstructorId } from './instructors';
import { type Programme, type ProgrammeId, programmes, programmeTaughtBy } from './programmes';
import type { RouteId } from './routes';

/** A profile names the programme taught, whose name is in the programme's own catalogue. */
const profile = (id: InstructorId) => ['instructors', programmeTaughtBy(id) ?? []].flat();

/** A programme's page may hold a form. */
function programme(id: ProgrammeId): readonly string[] {
  const { application }: Programme = programmes[id];
  return ['programmes', id, ...(application === 'none' ? [] : ['forms'])];
}

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
  programmeSystem: programme('programmeSystem'),
  programmeFullStack: programme('programmeFullStack'),
  programmeQa: programme('programmeQa'),
  programmeMarketing: programme('programmeMarketing'),
  programmeSecurity: programme('programmeSecurity'),
  instructor1: profile('valdrin'),
  instructor2: profile('teuta'),
  instructor3: profile('agon'),
  about: ['about', 'people', 'testimonials'],
  contact: ['contact', 'forms'],
  dedicatedTeams: ['dedicatedTeams', 'certifications', 'contact', 'forms', 'people', 'testimonials'],
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
