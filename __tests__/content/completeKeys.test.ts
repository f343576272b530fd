/** @jest-environment node */
import { checkCompleteKeys } from '@/scripts/content-check/checks/completeKeys';
import { site } from './site';

const [english, german] = ['public/locales/en/home.json', 'public/locales/de/home.json'];

test.each([
  [
    'a missing key',
    { a: { b: 'x', c: 'y' } },
    { a: { b: 'x' } },
    [`${german}: a.c: is missing in "de"; translate it from ${english} or remove it there`],
  ],
  [
    'a missing group, named once',
    { a: { b: 'x', c: 'y' }, d: 'z' },
    { d: 'z' },
    [`${german}: a: is missing in "de"; translate it from ${english} or remove it there`],
  ],
  [
    'an extra key',
    { a: 'x' },
    { a: 'x', b: 'y' },
    [`${german}: b: "en" has no such key; add it to ${english} or remove it here`],
  ],
  [
    'lists of different lengths',
    { a: ['x', 'y'] },
    { a: ['x'] },
    [`${german}: a: the list has 1 entry here but 2 entries in ${english}; make them equal`],
  ],
  [
    'a key missing inside a list',
    { a: [{ b: 'x', c: 'y' }] },
    { a: [{ b: 'x' }] },
    [`${german}: a.0.c: is missing in "de"; translate it from ${english} or remove it there`],
  ],
  [
    'values of different kinds',
    { a: ['x'], b: { c: 'y' } },
    { a: 'x', b: ['y'] },
    [
      `${german}: a: is a text here but a list in ${english}; make them alike`,
      `${german}: b: is a list here but a group of keys in ${english}; make them alike`,
    ],
  ],
])('%s (specification 29.2)', (_name, en, de, problems) => {
  expect(checkCompleteKeys(site({ [english]: en, [german]: de }))).toEqual(problems);
});

test('catalogues that cannot be read, or that one language lacks, are left to the check of the folders', () => {
  expect(checkCompleteKeys(site({ [english]: '{', 'public/locales/de/meta.json': undefined }))).toEqual([]);
});
