/**
 * Every page of the site except articles and instructors, in the order of the table below specification 2.1.
 * Navigation, localized links and metadata use this list; `content/pages.ts` adds the others, which
 * `content/articles.ts` and `content/instructors.ts` list. Nothing else defines a path.
 *
 * `robots`: `noindex` pages stay out of search engines; `canonicalTo` names the page that search engines
 * should index instead of this one.
 */
interface RouteFacts {
  readonly path: `/${string}`;
  readonly robots?: 'noindex';
  readonly canonicalTo?: string;
}

const programme = (slug: string): `/${string}` => `/careers/career-start-program/${slug}`;

const table = {
  home: { path: '/' },
  services: { path: '/services' },
  ourWork: { path: '/our-work' },
  caseWedere: {
    path: '/our-work/wedere',
  },
  caseSalesInfo: { path: '/our-work/sales-info' },
  caseCaptire: { path: '/our-work/captire' },
  caseLea: { path: '/our-work/lea' },
  caseWedereOld: {
    path: '/our-work/wedere-old',
    canonicalTo: 'caseWedere',
  },
  caseSalesInfoOld: {
    path: '/our-work/sales-info-old',
    canonicalTo: 'caseSalesInfo',
  },
  caseCaptireOld: {
    path: '/our-work/captire-old',
    canonicalTo: 'caseCaptire',
  },
  caseLeaOld: { path: '/our-work/lea-old', canonicalTo: 'caseLea' },
  careers: { path: '/careers' },
  careerStart: { path: '/careers/career-start-program' },
  programmeSystem: { path: programme('software-system-engineer') },
  programmeFullStack: { path: programme('full-stack-software-engineer') },
  programmeQa: { path: programme('software-quality-assurance-engineer') },
  programmeMarketing: { path: programme('digital-marketing') },
  programmeSecurity: { path: programme('cyber-security-engineer') },
  about: { path: '/about' },
  contact: { path: '/contact-us' },
  dedicatedTeams: {
    path: '/c-levels',
  },
  productInnovation: { path: '/product-innovation' },
  jobAngular: { path: '/angular-developer' },
  jobFullStack: { path: '/full-stack-developer' },
  jobDotNet: { path: '/dotNet-developer' },
  jobMarketing: { path: '/digital-marketing' },
  jobMarketingIntern: { path: '/digital-marketing-intern' },
  legal: { path: '/legal' },
  policies: { path: '/policies' },
  comingSoon: { path: '/coming-soon', robots: 'noindex' },
  blog: { path: '/blogs' },
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
