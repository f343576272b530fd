import { locales } from '@/content/locales';
import type { Position } from '@/content/positions';
import { openProgrammes } from '@/content/programmes';
import { recordOf } from '@/content/recordOf';
import { checkFacts } from '@/scripts/content-check/checks/facts';
import { checkOpenings, datedHints } from '@/scripts/content-check/checks/openings';
import { facts } from '@/scripts/content-check/facts';
import { english, site } from './site';

// What the content check says where positions, postings, programmes and clients contradict each other.

const title = recordOf(locales, () => 'Angular developer');
const position = (changes: Partial<Position> = {}): Position => ({
  title,
  location: 'kosovo',
  category: 'design',
  page: 'jobAngular',
  ...changes,
});
const posting = { ...facts.jobs.jobAngular, open: true, posted: '2026-01-05' };
const contentOf = (positions: readonly Position[], changes: object) =>
  site({}, { facts: { positions, jobs: { ...facts.jobs, jobAngular: { ...posting, ...changes } } } });

test.each<[string, readonly Position[], object, readonly string[]]>([
  ['a position that leads to an open posting', [position()], {}, []],
  ['a position without a posting', [position(), position({ page: undefined })], {}, []],
  [
    'a position that leads to a closed posting',
    [position()],
    { open: false },
    [
      'content/positions.json: 0.page: leads to jobAngular, which is closed in content/jobs.json; open it there, or remove the position',
    ],
  ],
  [
    'an open posting without a position',
    [],
    {},
    [
      'content/jobs.json: jobAngular.open: is open, but no position leads to it; add one to content/positions.json, or close it',
    ],
  ],
  [
    'a position in a different country from its posting',
    [position({ location: 'switzerland' })],
    { places: ['pristina'] },
    [
      'content/positions.json: 0.location: is switzerland, but the places of jobAngular in content/jobs.json are pristina; correct one of them',
    ],
  ],
])('positions and postings must agree: %s', (_name, positions, changes, sentences) => {
  expect(checkOpenings(contentOf(positions, changes))).toEqual(sentences);
});

test('a position leads to a posting, not to another page', () => {
  // Deliberately wrong: home is not a posting.
  const page = 'home' as 'jobAngular';
  expect(checkFacts(site({}, { facts: { positions: [position({ page })] } }))).toEqual([
    'content/positions.json: 0.page: must name a posting of content/jobs.json',
  ]);
});

const programme = facts.programmes.programmeQa;
const open = { start: '2027-02-01', deadline: '2027-01-15', application: 'open' } as const;

test.each<[string, object, readonly string[]]>([
  ['a new run without participants', { ...open, enrolled: 0 }, []],
  ['a new run with participants', { ...open, enrolled: 2 }, []],
  [
    'a closed run without participants',
    { enrolled: 0 },
    ['enrolled: must be at least 1, unless the form is open'],
  ],
  [
    'a closed programme with an open form',
    { ...open, status: 'closed' },
    ['status: must be "enrolled" while the form is open (application)'],
  ],
  [
    'a deadline of another run',
    { ...open, deadline: '2024-11-15' },
    ['deadline: must be within the year before start'],
  ],
])('the facts of a programme must agree: %s', (_name, changes, problems) => {
  const programmes = { ...facts.programmes, programmeQa: { ...programme, ...changes } };
  expect(checkFacts(site({}, { facts: { programmes } }))).toEqual(
    problems.map((problem) => `content/programmes.json: programmeQa.${problem}`),
  );
});

test.each([
  [10, 'must be a multiple of three, as rows of logos have three, and is 10; add 2 or remove 1'],
  [8, 'must be a multiple of three, as rows of logos have three, and is 8; add 1 or remove 2'],
])('%i clients leave gaps', (count, problem) => {
  const clients = Array.from({ length: count }, (_, index) => ({
    name: 'A',
    logo: `/images/clients/${index}.svg`,
  }));
  expect(checkFacts(site({}, { facts: { clients } }))).toEqual([
    `content/clients.json: clients: the number ${problem}`,
  ]);
});

describe('what depends on the day is reported as a hint, not as a mistake', () => {
  const hints = (content: ReturnType<typeof site>) => datedHints(content, '2026-11-28');
  const { programmeQa: _, ...others } = facts.programmes;

  test('a position whose posting has closed', () => {
    expect(hints(contentOf([position()], { deadline: '2026-11-28' }))).toEqual([]);
    expect(checkOpenings(contentOf([position()], { deadline: '2026-11-27' }))).toEqual([]);
    expect(hints(contentOf([position()], { deadline: '2026-11-27' }))).toEqual([
      'content/positions.json: 0.page: the deadline of jobAngular has passed, so no page lists the position; remove it, or set a later deadline in content/jobs.json',
    ]);
  });

  test('a form that is open after the deadline', () => {
    const late = { ...programme, application: 'open' };
    expect(hints(site({}, { facts: { programmes: { ...others, programmeQa: late } } }))).toEqual([
      'content/programmes.json: programmeQa.application: the form is open, though the deadline has passed; set a later deadline, or hide the form',
    ]);
  });

  test('participants of an earlier run, while the form of the next is open', () => {
    const next = { ...programme, ...open, enrolled: 4 };
    expect(hints(site({}, { facts: { programmes: { ...others, programmeQa: next } } }))).toEqual([
      'content/programmes.json: programmeQa.enrolled: is 4 while applications are open; set it to 0 unless as many already take part in this run',
    ]);
  });

  test('an article with a future date', () => {
    const ahead = english.replace('2024-08-16', '2026-11-30');
    expect(hints(site({ 'en/articles/post': ahead, 'en/articles/other': english }))).toEqual([
      'content/articles/en/post.md:3:1: has a future date, so it goes online with the build of 2026-11-30',
    ]);
  });
});

test('a programme takes applications while its form is open and its deadline has not passed (specification 12.13)', () => {
  // Widened: the type has only the value that the file has now.
  jest.replaceProperty(facts.programmes.programmeQa as { application: string }, 'application', 'open');
  expect([openProgrammes('2024-11-15'), openProgrammes('2024-11-16')]).toEqual([1, 0]);
});
