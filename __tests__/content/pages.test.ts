import { checkPages } from '@/scripts/content-check/checks/pages';
import { site } from './site';

// Messages of the content check about routes without a file, a catalogue or a parent.

const texts = Object.fromEntries(
  ['services', 'careerStart', 'programmes', 'home', 'certifications', 'testimonials'].map((name) => [
    `en/${name}`,
    {},
  ]),
);
const problemsOf = (route: object, files: readonly string[]) =>
  checkPages(site(texts, { facts: { routes: [route] }, pages: files }));
const services = { id: 'services', path: '/services' };
const audit = { id: 'audit', path: '/services/audit' };

test('a route without a page file is reported', () => {
  expect(problemsOf(services, ['pages/services.tsx'])).toEqual([]);
  expect(problemsOf(services, [])).toEqual([
    'content/routes.ts: services: has no file for its page; add pages/services.tsx',
  ]);
});

test('a path below another page needs a parent', () => {
  const files = ['pages/services/audit.tsx'];
  const sentence =
    'content/parents.ts: audit: is missing, though its path has more than one part; name the page above it';
  expect(problemsOf(audit, files)).toEqual([sentence]);
  expect(problemsOf({ ...audit, id: 'careerStart' }, files)).toEqual([]);
  expect(problemsOf({ ...audit, canonicalTo: 'services' }, files)).toEqual([]);
});

test('a route needs its catalogues', () => {
  const files = ['pages/legal.tsx'];
  expect(problemsOf({ id: 'legal', path: '/legal' }, files)).toEqual([
    'content/routes.ts: legal: has no texts; add public/locales/en/legal.json, and the same for every other language',
  ]);
});
