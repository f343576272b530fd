/** @jest-environment node */
import { isOpen, jobs } from '@/content/jobs';
import { namespaces } from '@/content/namespaces';
import { routes } from '@/content/routes';
import words from '@/public/locales/en/jobs.json';
import { checkJobs } from '@/scripts/content-check/checks/jobs';
import { site } from './site';

const file = 'public/locales/de/jobs.json';
const allRoutes = routes.map((route) => ({ ...route, namespaces: namespaces[route.id] }));
/** All routes, and the real postings. */
const real = { routes: allRoutes, jobs };
const { jobAngular, jobMarketing, jobMarketingIntern } = jobs;

/** Of specification 20.1; an editor may add to them. */
const specified = ['jobAngular', 'jobFullStack', 'jobDotNet', 'jobMarketing', 'jobMarketingIntern'] as const;

function problemsWith(postings: Record<string, unknown>): readonly string[] {
  return checkJobs(site({}, { routes: allRoutes, jobs: postings }));
}

test('five postings, as specified: the deadlines, the four months and the full time', () => {
  expect(Object.keys(jobs)).toEqual(expect.arrayContaining([...specified]));
  expect(jobMarketing).toMatchObject({ deadline: '2023-10-21', workload: { from: 100, to: 100 } });
  expect(jobMarketingIntern).toMatchObject({ deadline: '2023-10-21', months: 4 });
  expect(specified.filter((id) => 'deadline' in jobs[id])).toHaveLength(2);
});

test('three have no deadline and count as closed all the same', () => {
  expect(specified.map((id) => isOpen(jobs[id], '2023-01-01'))).toEqual(Array(5).fill(false));
});

test.each([
  [true, '2023-10-21', '2023-10-20', true],
  [true, '2023-10-21', '2023-10-21', true],
  [true, '2023-10-21', '2023-10-22', false],
  [true, undefined, '2099-01-01', true],
  [false, '2023-10-21', '2023-10-20', false],
  [false, undefined, '2023-10-20', false],
])('open: %s, deadline %s, on %s: %s', (open, deadline, today, expected) => {
  expect(isOpen({ open, deadline }, today)).toBe(expected);
});

test('postings with all their facts and words pass', () => {
  expect(checkJobs(site({ [file]: words }, real))).toEqual([]);
});

test.each([
  [{ open: 'no' }, 'open: must be true or false'],
  [{ deadline: '21.10.2023' }, 'deadline: must be a day of the calendar, written as 2023-10-21'],
  [{ deadline: '2023-02-30' }, 'deadline: must be a day of the calendar, written as 2023-10-21'],
  [{ months: 4 }, 'months: must be given for an internship, and for nothing else'],
  [{ employment: 'internship' }, 'months: must be given for an internship, and for nothing else'],
  [{ employment: 'internship', months: 0 }, 'months: must be at least 1'],
  [{ employment: 'seasonal' }, 'employment: must be "permanent" or "internship"'],
  [{ workload: { from: 80, to: 120 } }, 'workload.to: must be at most 100'],
  [{ workload: { from: 100, to: 80 } }, 'workload: must not begin above where it ends'],
  [{ places: [] }, 'places: must name at least one office'],
  [{ places: ['berlin'] }, 'places.0: must be an office of content/company.ts'],
  [{ relief: 'relief-z' }, 'relief: must name a picture of content/pictures.json'],
  [
    { salary: 1 },
    'salary: is unknown; correct its spelling or remove it (content/schemas/job.ts lists what is known)',
  ],
])('%j', (changes, problem) => {
  expect(problemsWith({ jobAngular: { ...jobAngular, ...changes } })).toEqual([
    `content/jobs.ts: jobAngular.${problem}`,
  ]);
});

test('a posting without a page, and facts that are no object', () => {
  expect(problemsWith({ jobCobol: jobAngular })).toEqual([
    'content/jobs.ts: jobCobol: is no route of content/routes.ts; correct the name or add the page',
  ]);
  expect(checkJobs(site({}, { jobs: null }))).toEqual(['content/jobs.ts: jobs: must be a group in braces']);
});

test.each(['title', 'lead', 'tasks', 'offer', 'process'])('a posting without %s in one language', (field) => {
  const poorer = structuredClone(words);
  for (const empty of [undefined, '', []]) {
    Object.assign(poorer.postings.jobDotNet, { [field]: empty });
    expect(checkJobs(site({ [file]: poorer }, real))).toEqual([
      `${file}: postings.jobDotNet.${field}: is missing; every posting tells it, so write it`,
    ]);
  }
});

test('words about a posting that is not listed', () => {
  const { jobMarketing: _, ...fewer } = jobs;
  expect(checkJobs(site({ [file]: words }, { routes: allRoutes, jobs: fewer }))).toEqual([
    `${file}: postings.jobMarketing: content/jobs.ts lists no such posting; remove it or add that`,
  ]);
});
