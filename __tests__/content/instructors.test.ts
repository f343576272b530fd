/** @jest-environment node */
import { instructors } from '@/content/instructors';
import { namespaces } from '@/content/namespaces';
import { programmeTaughtBy } from '@/content/programmes';
import { routes } from '@/content/routes';
import words from '@/public/locales/en/instructors.json';
import { checkInstructors } from '@/scripts/content-check/checks/instructors';
import { site } from './site';

const source = 'content/instructors.ts';
const file = 'public/locales/de/instructors.json';
const allRoutes = routes.map((route) => ({ ...route, namespaces: namespaces[route.id] }));
/** Drawn besides those that other facts list. */
const photos = Object.fromEntries(
  Object.keys(instructors).map((id) => [`public/images/people/${id}.svg`, '']),
);
const { valdrin, teuta, agon } = instructors;

function problemsWith(people: Record<string, unknown>): readonly string[] {
  return checkInstructors(site(photos, { routes: allRoutes, instructors: people }));
}

function problemsWithWords(changed: unknown): readonly string[] {
  return checkInstructors(site({ ...photos, [file]: changed }, { routes: allRoutes, instructors }));
}

test('the first, second and third profile are of those who teach systems, full stack and security (specification 12.7, 12.8 and 15.2)', () => {
  expect([valdrin.page, teuta.page, agon.page]).toEqual(['instructor1', 'instructor2', 'instructor3']);
  expect((['valdrin', 'teuta', 'agon'] as const).map(programmeTaughtBy)).toEqual([
    'programmeSystem',
    'programmeFullStack',
    'programmeSecurity',
  ]);
});

test('two instructors have no page', () => {
  expect(Object.values(instructors).filter((person) => !('page' in person))).toHaveLength(2);
});

test('instructors with all their facts and words pass', () => {
  expect(problemsWithWords(words)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name: must not be empty'],
  [
    { role: 'Teacher' },
    'role: is unknown; correct its spelling or remove it (content/schemas/instructor.ts lists what is known)',
  ],
  [{ page: 'instructor9' }, 'page: leads to instructor9, which is no route; correct it or remove it'],
  [{ timeline: undefined }, 'timeline: is missing; the first instructor shows one, so write it'],
  [{ timeline: [] }, 'timeline: must hold at least one period'],
  [{ timeline: [{ from: 2020, type: 'halfTime' }] }, /^timeline\.0\.type: must be a job type/],
  [{ timeline: [{ from: '2020', type: 'fullTime' }] }, 'timeline.0.from: must be a year'],
  [{ timeline: [{ from: 2020, to: 2019, type: 'fullTime' }] }, 'timeline.0.to: must not lie before from'],
])('%j', (changes, problem) => {
  const [found, ...others] = problemsWith({ valdrin: { ...valdrin, ...changes } });
  expect(others).toEqual([]);
  expect(found?.slice(`${source}: valdrin.`.length)).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

test.each([
  ['the oldest first', 2017, 2020],
  ['an overlap', 2015, 2021],
  ['a second job without an end', 2015, undefined],
])('periods out of order: %s', (_, from, to) => {
  const timeline = [
    { from: 2016, to: 2018, type: 'fullTime' },
    { from, to, type: 'fullTime' },
  ];
  expect(problemsWith({ valdrin: { ...valdrin, timeline } })).toEqual([
    `${source}: valdrin.timeline.1.to: must not lie after the beginning of the period before it; list the newest first`,
  ]);
});

test('only the first instructor has a timeline', () => {
  expect(problemsWith({ valdrin, teuta: { ...teuta, timeline: valdrin.timeline } })).toEqual([
    `${source}: teuta.timeline: belongs to the first instructor alone; remove it`,
  ]);
});

test('each has a page of their own', () => {
  expect(problemsWith({ valdrin, teuta: { ...teuta, page: 'instructor1' } })).toEqual([
    `${source}: teuta.page: is the page of valdrin; give each their own`,
  ]);
});

test('facts that are no object', () => {
  expect(checkInstructors(site({}, { instructors: undefined }))).toEqual([
    `${source}: instructors: must be a group in braces`,
  ]);
});

test.each(['role', 'lead', 'descriptions', 'guidingStar', 'photo'])('a profile without %s', (field) => {
  const poorer = structuredClone(words);
  Object.assign(poorer.people.agon, { [field]: undefined });
  expect(problemsWithWords(poorer)).toEqual([
    `${file}: people.agon.${field}: is missing; every profile tells it, so write it`,
  ]);
});

test('as many texts as periods, each complete', () => {
  const poorer = structuredClone(words);
  poorer.people.valdrin.timeline.items.pop();
  Object.assign(poorer.people.valdrin.timeline.items[0] ?? {}, { employer: ' ' });
  expect(problemsWithWords(poorer)).toEqual([
    `${file}: people.valdrin.timeline.items.0.employer: is missing; every profile tells it, so write it`,
    `${file}: people.valdrin.timeline.items: the list has 5 of the 6 periods of ${source}; make them agree`,
  ]);
});

test('words about somebody without a page', () => {
  const more = { ...words, people: { ...words.people, luana: words.people.agon } };
  expect(problemsWithWords(more)).toEqual([
    `${file}: people.luana: ${source} gives nobody of that id a page; remove it or add that`,
  ]);
});

test('a photo that was not drawn', () => {
  expect(problemsWith({ valdrin, zana: { name: 'Zana Hoti' } })).toEqual([
    `${source}: zana.photo: public/images/people/zana.svg is missing; put the portrait there, or run "npm run art" if art/ draws it`,
  ]);
});
