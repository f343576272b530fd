/**
 * Every page of the site but the blog's articles, in the order of the
 * table below specification 2.1. Navigation, localized links and
 * metadata read this list; `content/pages.ts` adds the articles, which
 * `content/articles.ts` lists. Nothing else names a path.
 *
 * `built` says whether the page exists yet. Links to a page that does not are
 * left out (`<LocalizedLink>`), so no commit carries a dead link; a test fails
 * when `built` and the files under `pages/` disagree.
 *
 * `robots`: `noindex` pages stay out of search engines; `canonicalTo` names the
 * page that search engines should know instead of this one.
 */
interface RouteFacts {
  readonly path: `/${string}`;
  readonly built?: true;
  readonly robots?: 'noindex';
  readonly canonicalTo?: string;
}

const programme = (slug: string): `/${string}` => `/careers/career-start-program/${slug}`;

const table = {
  home: { path: '/', built: true },
  services: { path: '/services', built: true },
  ourWork: { path: '/our-work', built: true },
  caseWedere: {
    path: '/our-work/wedere',
    built: true,
  },
  caseSalesInfo: { path: '/our-work/sales-info', built: true },
  caseCaptire: { path: '/our-work/captire', built: true },
  caseLea: { path: '/our-work/lea', built: true },
  caseWedereOld: {
    path: '/our-work/wedere-old',
    canonicalTo: 'caseWedere',
    built: true,
  },
  caseSalesInfoOld: {
    path: '/our-work/sales-info-old',
    canonicalTo: 'caseSalesInfo',
    built: true,
  },
  caseCaptireOld: {
    path: '/our-work/captire-old',
    canonicalTo: 'caseCaptire',
    built: true,
  },
  caseLeaOld: { path: '/our-work/lea-old', canonicalTo: 'caseLea', built: true },
  careers: { path: '/careers', built: true },
  careerStart: { path: '/careers/career-start-program', built: true },
  programmeSystem: { path: programme('software-system-engineer'), built: true },
  programmeFullStack: { path: programme('full-stack-software-engineer'), built: true },
  programmeQa: { path: programme('software-quality-assurance-engineer'), built: true },
  programmeMarketing: { path: programme('digital-marketing'), built: true },
  programmeSecurity: { path: programme('cyber-security-engineer'), built: true },
  instructor1: { path: '/instructor-details-1', built: true },
  instructor2: { path: '/instructor-details-2', built: true },
  instructor3: { path: '/instructor-details-3', built: true },
  about: { path: '/about', built: true },
  contact: { path: '/contact-us', built: true },
  dedicatedTeams: {
    path: '/c-levels',
    built: true,
  },
  productInnovation: { path: '/product-innovation', built: true },
  jobAngular: { path: '/angular-developer', built: true },
  jobFullStack: { path: '/full-stack-developer', built: true },
  jobDotNet: { path: '/dotNet-developer', built: true },
  jobMarketing: { path: '/digital-marketing', built: true },
  jobMarketingIntern: { path: '/digital-marketing-intern', built: true },
  legal: { path: '/legal', built: true },
  policies: { path: '/policies', built: true },
  comingSoon: { path: '/coming-soon', robots: 'noindex', built: true },
  blog: { path: '/blogs', built: true },
} as const satisfies Record<string, RouteFacts>;

export type RouteId = keyof typeof table;

export interface Route extends RouteFacts {
  readonly id: RouteId;
  readonly canonicalTo?: RouteId;
}

/** All routes, in the specification's order. */
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
