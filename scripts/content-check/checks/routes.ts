import type { Check, Content, RouteFacts } from '../types';

const FILE = 'content/routes.ts';
const NAMESPACES_FILE = 'content/namespaces.ts';
/** Of the specification's table, without its eight articles; an editor may add to them. */
const ROUTE_COUNT = 34;

/** The route table by itself: complete, unambiguous, and every name in it leads somewhere. */
export const checkRoutes: Check = (content) => [
  ...counted(content),
  ...repeated(content, 'id'),
  ...repeated(content, 'path'),
  ...content.routes.flatMap((route) =>
    [...pathProblems(route), ...canonicalProblems(route, content)].map(
      (problem) => `${FILE}: ${route.id}: ${problem}`,
    ),
  ),
  ...content.routes.flatMap((route) =>
    namespaceProblems(route, content).map((problem) => `${NAMESPACES_FILE}: ${route.id}: ${problem}`),
  ),
];

function counted({ routes }: Content): string[] {
  return routes.length >= ROUTE_COUNT
    ? []
    : [
        `${FILE}: routes: has ${routes.length} routes; the specification's table has ${ROUTE_COUNT} beside the articles, so add those that are missing`,
      ];
}

function repeated({ routes }: Content, field: 'id' | 'path'): string[] {
  return routes.flatMap((route, index) => {
    const earlier = routes.slice(0, index).find((other) => other[field] === route[field]);
    return earlier === undefined
      ? []
      : [`${FILE}: ${route.id}: the ${field} ${route[field]} is taken by ${earlier.id}; give each its own`];
  });
}

function pathProblems({ path }: RouteFacts): string[] {
  if (path === '/') return [];
  if (!path.startsWith('/')) return [`the path ${path} must start with a slash`];
  if (path.endsWith('/')) return [`the path ${path} must not end with a slash`];
  return [];
}

function canonicalProblems({ id, canonicalTo }: RouteFacts, { routes }: Content): string[] {
  if (canonicalTo === undefined) return [];
  const target = routes.find((route) => route.id === canonicalTo);
  if (!target) return [`canonicalTo names ${canonicalTo}, which is no route; correct it`];
  if (target.id === id || target.canonicalTo !== undefined) {
    return [`canonicalTo names ${canonicalTo}, which is not canonical itself; name the final route`];
  }
  return [];
}

/** A catalogue that only some languages lack is `checkLocaleFolders`'s to report. */
function namespaceProblems({ namespaces }: RouteFacts, { folders }: Content): string[] {
  const written = new Set(folders.flatMap((folder) => folder.catalogues.map(({ namespace }) => namespace)));
  return namespaces
    .filter((namespace) => !written.has(namespace))
    .map(
      (namespace) =>
        `lists the catalogue "${namespace}", but public/locales/<language>/${namespace}.json does not exist; write it or unlist it`,
    );
}
