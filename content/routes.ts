import { company } from './company';

/**
 * Every page of the site, in the order of the specification's route table
 * (section 2). Navigation, localized links, metadata, redirects and the loops
 * of the tests all read this list; nothing else names a path.
 *
 * `built` says whether the page exists yet. Links to a page that does not are
 * left out (`<LocalizedLink>`), so no commit carries a dead link; a test fails
 * when `built` and the files under `pages/` disagree.
 *
 * `namespaces` are the catalogues that travel with the page, besides `common`.
 * `robots`: `noindex` pages stay out of search engines; `canonicalTo` names the
 * page that search engines should know instead of this one.
 */
interface RouteFacts {
  readonly path: `/${string}`;
  readonly namespaces: readonly string[];
  readonly built?: true;
  readonly robots?: 'noindex';
  readonly canonicalTo?: string;
}

const blog = (slug: string): `/${string}` => `/blogs/${slug}`;
const programme = (slug: string): `/${string}` => `/careers/career-start-program/${slug}`;

const table = {
  home: { path: '/', namespaces: ['home', 'certifications', 'testimonials'], built: true },
  services: { path: '/services', namespaces: ['services'], built: true },
  ourWork: { path: '/our-work', namespaces: ['ourWork', 'caseStudies', 'testimonials'], built: true },
  caseWedere: {
    path: '/our-work/wedere',
    namespaces: ['caseStudies', 'caseWedere', 'testimonials'],
    built: true,
  },
  caseSalesInfo: { path: '/our-work/sales-info', namespaces: ['caseStudies', 'caseSalesInfo'], built: true },
  caseCaptire: { path: '/our-work/captire', namespaces: ['caseStudies', 'caseCaptire'], built: true },
  caseLea: { path: '/our-work/lea', namespaces: ['caseStudies', 'caseLea'], built: true },
  caseWedereOld: {
    path: '/our-work/wedere-old',
    namespaces: ['caseStudies'],
    canonicalTo: 'caseWedere',
    built: true,
  },
  caseSalesInfoOld: {
    path: '/our-work/sales-info-old',
    namespaces: ['caseStudies'],
    canonicalTo: 'caseSalesInfo',
    built: true,
  },
  caseCaptireOld: {
    path: '/our-work/captire-old',
    namespaces: ['caseStudies'],
    canonicalTo: 'caseCaptire',
    built: true,
  },
  caseLeaOld: { path: '/our-work/lea-old', namespaces: ['caseStudies'], canonicalTo: 'caseLea', built: true },
  careers: { path: '/careers', namespaces: ['careers'] },
  careerStart: { path: '/careers/career-start-program', namespaces: ['careerStart'] },
  programmeSystem: { path: programme('software-system-engineer'), namespaces: ['programmes'] },
  programmeFullStack: { path: programme('full-stack-software-engineer'), namespaces: ['programmes'] },
  programmeQa: { path: programme('software-quality-assurance-engineer'), namespaces: ['programmes'] },
  programmeMarketing: { path: programme('digital-marketing'), namespaces: ['programmes'] },
  programmeSecurity: { path: programme('cyber-security-engineer'), namespaces: ['programmes'] },
  instructor1: { path: '/instructor-details-1', namespaces: ['instructors'] },
  instructor2: { path: '/instructor-details-2', namespaces: ['instructors'] },
  instructor3: { path: '/instructor-details-3', namespaces: ['instructors'] },
  about: { path: '/about', namespaces: ['about', 'people', 'testimonials'], built: true },
  contact: { path: '/contact-us', namespaces: ['contact'], built: true },
  dedicatedTeams: {
    path: '/c-levels',
    namespaces: ['dedicatedTeams', 'certifications', 'contact', 'people', 'testimonials'],
    built: true,
  },
  productInnovation: { path: '/product-innovation', namespaces: ['productInnovation'], built: true },
  jobAngular: { path: '/angular-developer', namespaces: ['jobs'] },
  jobFullStack: { path: '/full-stack-developer', namespaces: ['jobs'] },
  jobDotNet: { path: '/dotNet-developer', namespaces: ['jobs'] },
  jobMarketing: { path: '/digital-marketing', namespaces: ['jobs'] },
  jobMarketingIntern: { path: '/digital-marketing-intern', namespaces: ['jobs'] },
  legal: { path: '/legal', namespaces: ['legal'], built: true },
  policies: { path: '/policies', namespaces: ['policies'], built: true },
  comingSoon: { path: '/coming-soon', namespaces: ['comingSoon'], robots: 'noindex', built: true },
  blog: { path: '/blogs', namespaces: ['blog'] },
  articlePenetrationTesting: {
    path: blog('unleashing-the-power-of-penetration-testing'),
    namespaces: ['blog'],
  },
  articleSecureDevelopment: { path: blog('strengthening-software-development'), namespaces: ['blog'] },
  articleIso9001: { path: blog(`${company.slug}-iso-9001-and-27001-certifications`), namespaces: ['blog'] },
  articleTeamBuilding: { path: blog('winter-team-building-borovets-bulgaria'), namespaces: ['blog'] },
  articleIso13485: { path: blog(`${company.slug}-iso-13485-certifications`), namespaces: ['blog'] },
  articleSoftwareTesting: { path: blog('fundamental-role-of-software-testing'), namespaces: ['blog'] },
  articlePhishing: { path: blog('protecting-from-phishing-attacks'), namespaces: ['blog'] },
  articleUxDesign: { path: blog('improving-user-experience-and-interface-design'), namespaces: ['blog'] },
} as const satisfies Record<string, RouteFacts>;

export type RouteId = keyof typeof table;

export interface Route extends RouteFacts {
  readonly id: RouteId;
  readonly canonicalTo?: RouteId;
}

/** All 42 routes, in the specification's order. */
// `Object.entries` widens the keys to string; `table`'s own type restores them.
export const routes = (Object.entries(table) as [RouteId, RouteFacts & { canonicalTo?: RouteId }][]).map(
  ([id, facts]): Route => ({ id, ...facts }),
);

const byId: ReadonlyMap<RouteId, Route> = new Map(routes.map((route) => [route.id, route]));

/**
 * @param id a route of the table
 * @returns its facts
 * @throws when the table has no such route, which the type rules out for literals
 */
export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`content/routes.ts: there is no route "${id}"; add it to the table`);
  return route;
}

/** @returns whether the page exists yet, so that a link to it resolves */
export function isBuilt(id: RouteId): boolean {
  return routeById(id).built === true;
}
