/** @jest-environment node */
import { checkRouteTexts } from '@/scripts/content-check/checks/routeTexts';
import { metaTexts, site } from './site';

const file = 'public/locales/en/meta.json';

function problemsWith(changes: Record<string, unknown>): readonly string[] {
  return checkRouteTexts(site({ [file]: { ...metaTexts(), ...changes } }));
}

test('a missing description (specification 23.1 and 23.2)', () => {
  expect(problemsWith({ page2: { title: 'Two' } })).toEqual([
    `${file}: page2.description: is missing; content/routes.ts lists this page, so write it`,
  ]);
});

test('a missing page', () => {
  expect(problemsWith({ page33: undefined })).toEqual([
    `${file}: page33.title: is missing; content/routes.ts lists this page, so write it`,
    `${file}: page33.description: is missing; content/routes.ts lists this page, so write it`,
  ]);
});

test('an entry of no route', () => {
  expect(problemsWith({ press: { title: 'Press', description: 'x' } })).toEqual([
    `${file}: press: content/routes.ts has no such route; add it there or remove this entry`,
  ]);
});

test('a field that nothing shows', () => {
  expect(problemsWith({ page2: { title: 'Two', description: 'x', keywords: 'y' } })).toEqual([
    `${file}: page2.keywords: nothing shows it; a page has a title and a description only, so remove it`,
  ]);
});

test('a specified title, changed', () => {
  expect(problemsWith({ home: { title: 'Welcome', description: 'x' } })).toEqual([
    `${file}: home.title: must be exactly "Home", as specified; write that`,
  ]);
});

test('a title given twice', () => {
  expect(problemsWith({ page2: { title: 'Title of page1', description: 'x' } })).toEqual([
    `${file}: page2.title: is the same as page1.title; give each page its own`,
  ]);
});
