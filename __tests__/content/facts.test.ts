import { checkFacts } from '@/scripts/content-check/checks/facts';
import { facts, fileOfFacts } from '@/scripts/content-check/facts';
import { site } from './site';

// What the content check says about the facts of content/, each mistake in one sentence with file, entry and field.

const problemsWith = (changed: Record<string, unknown>) => checkFacts(site({}, { facts: changed }));

const { clients, company, caseStudies, programmes, curricula, instructors, people, jobs } = facts;
const [first, ...fields] = curricula.programmeQa.fields;
const valdrin = instructors.find(({ id }) => id === 'valdrin');
const period = valdrin?.profile?.timeline?.[0];
const tester = {
  title: { en: 'Test engineer', de: 'Testingenieurin' },
  location: 'kosovo',
  category: 'design',
  page: 'jobAngular',
};
const notADay = 'must be a day of the calendar, written as 2024-12-01';
const unknown = 'is unknown; correct its spelling or remove it';
const origin = 'origin: must be an https origin such as https://www.company.example, without a path';

test('portraits: each person is shown by at most one photo, which exists (specification 37.4)', () => {
  const portrait = { person: 'anja', photo: 'none' };
  const missing = 'must name a photo of content/photos/; put it there or correct the name';
  expect(problemsWith({ portraits: [portrait, portrait] })).toEqual([
    `content/portraits.json: anja.photo: ${missing}`,
    `content/portraits.json: anja.photo: ${missing}`,
    'content/portraits.json: person "anja" is there twice; give each its own',
  ]);
});

describe('company (specification 30.1 and 30.2)', () => {
  test.each<[object, string]>([
    [
      { offices: { ...company.offices, zurich: { ...company.offices.zurich, phone: '044 000 00 00' } } },
      'offices.zurich.phone: must start with + and hold digits and spaces only',
    ],
    [{ origin: 'https://www.firnwerk.example/' }, origin],
    [{ origin: 'https://..example' }, origin],
    [{ origin: 'https://-a.example' }, origin],
    [{ origin: 'https://a..example' }, origin],
    [
      { mail: { ...company.mail, info: 'info@..example' } },
      'mail.info: must be a mail address such as info@company.example, in small letters',
    ],
    [{ social: { ...company.social, linkedin: 'https://' } }, 'social.linkedin: must be an https address'],
    [{ name: undefined }, 'name: is missing; add it as a text in quotes'],
    [{ mail: { ...company.mail, press: 'press@firnwerk.example' } }, `mail.press: ${unknown}`],
  ])('%j', (changes, problem) => {
    expect(problemsWith({ company: { ...company, ...changes } })).toEqual([
      `content/company.json: ${problem}`,
    ]);
  });
});

/** Facts of one entry of a group, changed. */
const inGroups: readonly (readonly [
  name: keyof typeof facts,
  id: string,
  entry: object,
  changes: object,
  problem: string,
])[] = [
  ...(
    [
      [{ teamSize: undefined }, 'teamSize: must be a number of people'],
      [{ teamSize: 0, offices: { zurich: 0, pristina: 0 } }, 'teamSize: must be at least 1'],
      [{ offices: undefined }, 'offices: is missing; add it as a group in braces'],
      [{ offices: { zurich: 2, pristina: 6 } }, 'offices: must add up to teamSize'],
      [{ cover: 'case-loa' }, 'cover: must name a picture of content/pictures.json'],
      [{ coverLayout: 'below' }, 'coverLayout: must be "across" or "beside"'],
    ] as const
  ).map((row) => ['caseStudies', 'caseLea', caseStudies.caseLea, ...row] as const),
  ...(
    [
      [{ start: '2024-02-30' }, `start: ${notADay}`],
      [{ start: undefined }, `start: ${notADay}`],
      [{ deadline: '2024-12-02' }, 'deadline: must not be after start'],
      [{ duration: undefined }, 'duration: must be given as { "months": 4 } or { "until": "2023-01-28" }'],
      [{ duration: { months: 0 } }, 'duration.months: must be at least 1'],
      [{ duration: { until: '2024-12-01' } }, 'duration.until: must be after start'],
      [{ enrolled: 2.5 }, 'enrolled: must be a whole number without quotes'],
      [{ status: 'open' }, 'status: must be "enrolled" or "closed"'],
      [
        { instructor: 'unknown' },
        'instructor: must name a person of content/instructors.json; choose another one',
      ],
      [{ price: 1 }, `price: ${unknown}`],
    ] as const
  ).map((row) => ['programmes', 'programmeQa', programmes.programmeQa, ...row] as const),
  ...(
    [
      [{ fields }, 'fields: adds up to 14 weeks; the specification asks for 16'],
      [{ fields: [{ ...first, weeks: 0 }, ...fields] }, 'fields.0.weeks: must be at least 1'],
      [{ fields: [{ weeks: 2 }, ...fields] }, 'fields.0.field: is missing; add it as a text in quotes'],
      [{ comingSoon: { from: 12, to: 4 } }, 'comingSoon: must be weeks from 1 to 16, in order'],
      [{ comingSoon: { from: 4, to: 17 } }, 'comingSoon: must be weeks from 1 to 16, in order'],
      [{ comingSoon: { from: 4 } }, 'comingSoon.to: is missing; add it as a number without quotes'],
    ] as const
  ).map((row) => ['curricula', 'programmeQa', curricula.programmeQa, ...row] as const),
  ...(
    [
      [{ open: 'no' }, 'open: must be true or false'],
      [{ deadline: '2023-02-30' }, 'deadline: must be a day of the calendar, written as 2023-10-21'],
      [{ months: 4 }, 'months: must be given for an internship, and for nothing else'],
      [{ employment: 'internship' }, 'months: must be given for an internship, and for nothing else'],
      [{ workload: { from: 80, to: 120 } }, 'workload.to: must be at most 100'],
      [{ workload: { from: 100, to: 80 } }, 'workload: must not begin above where it ends'],
      [{ places: [] }, 'places: must name at least one office'],
      [{ pay: undefined, open: true, posted: '2026-01-05' }, 'pay: must be given for an open posting'],
      [{ pay: { zurich: { from: 1, to: 2 } } }, 'pay: must be given for each of the places'],
      [
        { pay: { ...jobs.jobAngular.pay, zurich: { from: 2, to: 1 } } },
        'pay.zurich: must not begin above where it ends',
      ],
      [{ places: ['berlin'] }, 'places.0: must be an office of content/company.json'],
    ] as const
  ).map((row) => ['jobs', 'jobAngular', jobs.jobAngular, ...row] as const),
];

test.each(inGroups)('%s: %s: %j with %j', (name, id, entry, changes, problem) => {
  expect(problemsWith({ [name]: { ...facts[name], [id]: { ...entry, ...changes } } })).toEqual([
    `${fileOfFacts(name)}: ${id}.${problem}`,
  ]);
});

test.each<[object, string]>([
  [{ name: '' }, 'name: must not be empty'],
  [{ id: 'Valdrin' }, 'id: must be a word in small letters, such as the first name'],
  [{ timeline: [] }, 'profile.timeline: must hold at least one period'],
  [
    { timeline: [{ ...period, type: 'halfTime' }] },
    'profile.timeline.0.type: must be a type that instructors:jobTypes names',
  ],
  [{ timeline: [{ ...period, to: 2019 }] }, 'profile.timeline.0.to: must not lie before from'],
  [
    {
      timeline: [
        { ...period, from: 2016, to: 2018 },
        { ...period, from: 2015, to: 2021 },
      ],
    },
    'profile.timeline.1.to: must not lie after the beginning of the period before it; list the newest first',
  ],
  [{ lead: { en: 'Only English' } }, 'profile.lead.de: is missing; add it as a text in quotes'],
  [{ descriptions: [] }, 'profile.descriptions: must be three paragraphs'],
])('instructors: %j', (changes, problem) => {
  const own = 'name' in changes || 'id' in changes ? changes : {};
  const profile = { ...valdrin?.profile, ...(own === changes ? {} : changes) };
  expect(problemsWith({ instructors: [{ ...valdrin, profile, ...own }] })).toEqual([
    `content/instructors.json: ${'id' in changes ? 'Valdrin' : 'valdrin'}.${problem}`,
  ]);
});

test.each<[string, object, object, string]>([
  ['positions', tester, { title: { en: 'x' } }, 'title.de: is missing; add it as a text in quotes'],
  ['positions', tester, { location: 'zurich' }, 'location: must be one of switzerland, kosovo'],
  ['positions', tester, { category: 'sales' }, 'category: must be one of design, people, business, others'],
  ['positions', tester, { page: 'jobJava' }, 'page: must name a posting of content/jobs.json'],
])('%s: %j with %j', (name, entry, changes, problem) => {
  expect(problemsWith({ [name]: [entry] })).toEqual([]);
  expect(problemsWith({ [name]: [{ ...entry, ...changes }] })).toEqual([
    `${fileOfFacts(name)}: 0.${problem}`,
  ]);
});

test('values that must be unique', () => {
  expect(problemsWith({ clients: [clients[0], ...clients.slice(0, -1)] })).toEqual([
    'content/clients.json: logo "/images/clients/wedere.svg" is there twice; give each its own',
  ]);
});

test('a form without a position, a programme without weeks, and invalid facts', () => {
  const { programmeSystem, ...others } = programmes;
  const { programmeQa: _weeks, ...poorer } = curricula;
  expect(
    problemsWith({
      programmes: {
        ...others,
        programmeSystem: { ...programmeSystem, status: 'enrolled', application: 'open' },
      },
    }),
  ).toEqual([
    'content/programmes.json: programmeSystem.application: shows a form, so add programmeSystem to applicationPositions in content/programmes.ts',
  ]);
  expect(problemsWith({ curricula: poorer })).toEqual([
    'content/curricula.ts: programmeQa: is missing; add it as a group in braces',
  ]);
  expect(problemsWith({ jobs: null })).toEqual(['content/jobs.json: jobs: must be a group in braces']);
});

test('postings that are no page, people and clients', () => {
  expect(problemsWith({ jobs: { ...jobs, jobJava: jobs.jobAngular } })).toEqual([
    'content/jobs.json: jobJava: is not a page of content/routes.ts; correct its name or add the page',
  ]);
  const { adviser } = people;
  const problems = problemsWith({ people: { adviser, executives: [{ ...adviser, office: 'Boss' }] } });
  expect(problems).toEqual(['content/people.json: executives.0.office: must be initials such as CEO']);
  // Without an office, such as a head of sales.
  expect(problemsWith({ people: { adviser, executives: [adviser] } })).toEqual([]);
  const client = { name: 'Halvia', logo: '/images/clients/halvia.svg' };
  const notThere = 'must be an SVG of public/images/clients/; upload it in the form';
  expect(problemsWith({ clients: [client, client, { ...client, logo: '/images/work/lea.svg' }] })).toEqual([
    `content/clients.json: Halvia.logo: ${notThere}`,
    'content/clients.json: logo "/images/clients/halvia.svg" is there twice; give each its own',
  ]);
});

test('facts of a real company are in order', () => {
  const { zurich, pristina } = company.offices;
  const real = {
    origin: 'https://www.company.ch',
    mail: { jobs: 'hr.jobs@company.ch', info: 'info@mail.company.ch' },
    offices: { zurich: { ...zurich, phone: '+41 44 123 45 67' }, pristina },
  };
  expect(problemsWith({ company: { ...company, ...real } })).toEqual([]);
});
