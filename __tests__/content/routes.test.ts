/** @jest-environment node */
import { routes as realRoutes } from '@/content/routes';
import { checkPageFiles } from '@/scripts/content-check/checks/pageFiles';
import { checkRoutes } from '@/scripts/content-check/checks/routes';
import type { RouteFacts } from '@/scripts/content-check/types';
import { routes, site } from './site';

/** The fixture's routes with the second one changed. */
function withSecond(changes: Partial<RouteFacts>): { routes: readonly RouteFacts[] } {
  return { routes: routes.map((route, index) => (index === 1 ? { ...route, ...changes } : route)) };
}

test('the real table has all routes of the specification (specification 2.1)', () => {
  expect(
    checkRoutes(site({}, { routes: realRoutes.map((route) => ({ ...route, namespaces: [] })) })),
  ).toEqual([]);
});

test('a route too few', () => {
  expect(checkRoutes(site({}, { routes: routes.slice(1) }))).toEqual([
    "content/routes.ts: routes: has 33 routes; the specification's table has 34 beside the articles, so add those that are missing",
  ]);
});

test.each([
  [{ path: '/' }, 'the path / is taken by home; give each its own', 'page1'],
  [{ id: 'home' }, 'the id home is taken by home; give each its own', 'home'],
  [{ path: '/page/' }, 'the path /page/ must not end with a slash', 'page1'],
  [{ path: 'page' }, 'the path page must start with a slash', 'page1'],
  [{ canonicalTo: 'press' }, 'canonicalTo names press, which is no route; correct it', 'page1'],
  [
    { canonicalTo: 'page1' },
    'canonicalTo names page1, which is not canonical itself; name the final route',
    'page1',
  ],
])('%j', (changes, problem, id) => {
  expect(checkRoutes(site({}, withSecond(changes)))).toEqual([`content/routes.ts: ${id}: ${problem}`]);
});

test('a route whose catalogue is not written', () => {
  expect(checkRoutes(site({}, withSecond({ namespaces: ['press'] })))).toEqual([
    'content/namespaces.ts: page1: lists the catalogue "press", but public/locales/<language>/press.json does not exist; write it or unlist it',
  ]);
});

test('a route without its page files', () => {
  expect(
    checkPageFiles(site({ 'pages/page-1.tsx': undefined, 'pages/[locale]/page-1.tsx': undefined })),
  ).toEqual([
    'content/routes.ts: page1: has no page, as pages/page-1.tsx does not exist; write it or take the route away',
    'content/routes.ts: page1: has no page, as pages/[locale]/page-1.tsx does not exist; write it or take the route away',
  ]);
});

test('a route that only lacks the page of the other languages', () => {
  expect(checkPageFiles(site({ 'pages/[locale]/index.tsx': undefined }))).toEqual([
    'content/routes.ts: home: has no page, as pages/[locale]/index.tsx does not exist; write it or take the route away',
  ]);
});

test('a route of one segment that lacks its page, beside the folder of the other languages', () => {
  expect(checkPageFiles(site({ 'pages/page-1.tsx': undefined }))).toEqual([
    'content/routes.ts: page1: has no page, as pages/page-1.tsx does not exist; write it or take the route away',
  ]);
});

test.each([
  ['pages/press.tsx', 'no route has this path; add one to content/routes.ts or remove the file'],
  ['pages/blogs/[article].tsx', 'no route has this path; add one to content/routes.ts or remove the file'],
  ['pages/helper.ts', 'only pages belong here; move it to components/ or lib/'],
])('%s belongs to no route', (file, problem) => {
  expect(checkPageFiles(site({ [file]: '' }))).toEqual([`${file}: ${problem}`]);
});

test.each([
  ['page', 'pages/page/index.tsx', 'pages/[locale]/page.tsx'],
  ['blogs/iso', 'pages/blogs/[article].tsx', 'pages/[locale]/blogs/[article].tsx'],
])('/%s is served by %s and %s', (path, plain, prefixed) => {
  const facts = withSecond({ path: `/${path}` });
  const moved = { 'pages/page-1.tsx': undefined, 'pages/[locale]/page-1.tsx': undefined };
  expect(checkPageFiles(site({ ...moved, [plain]: '', [prefixed]: '' }, facts))).toEqual([]);
});

test('the frame, the not-found page and the page of all primitives need no route', () => {
  const names = ['_app', '_document', '404', 'showcase', '[locale]/404', '[locale]/showcase'];
  const files = Object.fromEntries(names.map((name) => [`pages/${name}.tsx`, '']));
  expect(checkPageFiles(site(files))).toEqual([]);
});
