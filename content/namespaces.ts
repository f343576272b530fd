import { caseOrder } from './caseStudies';
import { earlierIds } from './earlierCaseStudies';
import { jobIds } from './jobs';
import { type Programme, type ProgrammeId, programmeOrder, programmes } from './programmes';
import { recordOf } from './recordOf';
import { type RouteId, routes } from './routes';

/** A programme's page may hold a form. */
function programme(id: ProgrammeId): readonly string[] {
  const { application }: Programme = programmes[id];
  return ['programmes', id, ...(application === 'none' ? [] : ['forms'])];
}

/** Of pages with other catalogues than the one named after their route. */
const others: Readonly<Partial<Record<RouteId, readonly string[]>>> = {
  home: ['home', 'certifications', 'testimonials'],
  // Its results are the figures at the end of the case studies.
  ourWork: ['ourWork', 'caseStudies', ...caseOrder, 'testimonials'],
  caseWedere: ['caseStudies', 'caseWedere', 'testimonials'],
  caseSalesInfo: ['caseStudies', 'caseSalesInfo'],
  caseCaptire: ['caseStudies', 'caseCaptire'],
  caseLea: ['caseStudies', 'caseLea'],
  ...recordOf(earlierIds, () => ['caseStudies']),
  careerStart: ['careerStart', 'programmes'],
  ...recordOf(programmeOrder, programme),
  about: ['about', 'testimonials'],
  contact: ['contact', 'forms'],
  dedicatedTeams: ['dedicatedTeams', 'caseStudies', 'certifications', 'forms', 'testimonials'],
  ...recordOf(jobIds, () => ['jobs']),
};

/**
 * The catalogues of each page, besides `common`; articles use those of `blog`, and instructors theirs. Read at
 * build time only, so it is separate from `content/routes.ts`, which is in the scripts of every page that hydrates.
 */
export const namespaces: Readonly<Record<RouteId, readonly string[]>> = recordOf(
  routes.map(({ id }) => id),
  (id) => others[id] ?? [id],
);
