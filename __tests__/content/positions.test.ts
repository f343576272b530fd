/** @jest-environment node */
import { positionCategories, positionLocations } from '@/content/positions';
import { checkPositions } from '@/scripts/content-check/checks/positions';
import { site } from './site';

const tester = { id: 'tester', location: 'kosovo', category: 'design', page: 'jobAngular' };
const accountant = { id: 'accountant', location: 'switzerland', category: 'business' };
const catalogue = (locale: string) => `public/locales/${locale}/careers.json`;
const words = (...ids: readonly string[]) => ({
  positions: { none: 'None', list: Object.fromEntries(ids.map((id) => [id, { title: `Title of ${id}` }])) },
});

function problems(positions: unknown, en: unknown, de: unknown = en): readonly string[] {
  return checkPositions(site({ [catalogue('en')]: en, [catalogue('de')]: de }, { positions }));
}

test('Location is Switzerland or Kosovo; four categories (specification 11.7 and 11.9)', () => {
  expect(positionLocations).toEqual(['switzerland', 'kosovo']);
  expect(positionCategories).toEqual(['design', 'people', 'business', 'others']);
});

test('no position, or positions with all they need', () => {
  expect(problems([], { positions: { none: 'None' } })).toEqual([]);
  expect(problems([tester, accountant], words('tester', 'accountant'))).toEqual([]);
});

test.each([
  [{ location: 'zurich' }, 'tester.location: must be one of switzerland, kosovo'],
  [{ category: 'sales' }, 'tester.category: must be one of design, people, business, others'],
  [{ page: 'jobJava' }, 'tester.page: must name a route of content/routes.ts'],
  [
    { pay: 1 },
    'tester.pay: is unknown; correct its spelling or remove it (content/schemas/position.ts lists what is known)',
  ],
])('%j', (changes, problem) => {
  expect(problems([{ ...tester, ...changes }], words('tester'))).toEqual([
    `content/positions.ts: ${problem}`,
  ]);
});

test('an id twice', () => {
  expect(problems([tester, { ...accountant, id: 'tester' }], words('tester'))).toEqual([
    'content/positions.ts: tester.id: is there twice; give each position an id of its own',
  ]);
});

test('an id that no catalogue can hold, or none', () => {
  expect(problems([{ ...tester, id: 'a b' }], words('a b'))).toEqual([
    'content/positions.ts: a b.id: must be a word of letters and digits, such as "testEngineer"',
  ]);
  const { id: _, ...nameless } = tester;
  expect(problems([nameless], words())).toEqual([
    'content/positions.ts: positions.0.id: is missing; add it as a text in quotes',
  ]);
});

test('words missing in a language', () => {
  expect(problems([tester], words('tester'), words())).toEqual([
    `${catalogue('de')}: positions.list.tester.title: is missing; content/positions.ts lists the position, so write it`,
  ]);
});

test('words of a position that is filled', () => {
  expect(problems([], words('tester'), { positions: { none: 'Keine' } })).toEqual([
    `${catalogue('en')}: positions.list.tester: content/positions.ts lists no such position; remove it or add that`,
  ]);
});

test('positions that are no list', () => {
  expect(checkPositions(site({}, { positions: null }))).toEqual([
    'content/positions.ts: positions: must be a list in square brackets',
  ]);
});
