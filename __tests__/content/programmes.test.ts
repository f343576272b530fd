/** @jest-environment node */
import { programmes } from '@/content/programmes';
import fullStack from '@/public/locales/en/programmeFullStack.json';
import security from '@/public/locales/en/programmeSecurity.json';
import { checkProgrammes } from '@/scripts/content-check/checks/programmes';
import { site } from './site';

const { programmeQa, programmeSystem } = programmes;

function problemsWith(changes: Record<string, unknown>, base: object = programmeQa): readonly string[] {
  return checkProgrammes(site({}, { programmes: { programmeQa: { ...base, ...changes } } }));
}

test('programmes with all their facts and words pass (specification 13.14)', () => {
  const files = {
    'public/locales/en/programmeFullStack.json': fullStack,
    'public/locales/de/programmeSecurity.json': security,
  };
  expect(checkProgrammes(site(files))).toEqual([]);
});

const notADay = 'must be a day of the calendar, written as 2024-12-01';

test.each([
  [{ start: '2024-02-30' }, `start: ${notADay}`],
  [{ start: '01.12.2024' }, `start: ${notADay}`],
  [{ start: undefined }, 'start: must be a day of the calendar, written as 2024-12-01'],
  [{ deadline: '2024-11-31' }, `deadline: ${notADay}`],
  [{ deadline: '2024-12-02' }, 'deadline: must not be after start'],
  [{ duration: undefined }, 'duration: must be given as { months: 4 } or { until: "2023-01-28" }'],
  [{ duration: { months: 0 } }, 'duration.months: must be at least 1'],
  [{ duration: { until: '2025-02-29' } }, `duration.until: ${notADay}`],
  [{ duration: { until: '2024-12-01' } }, 'duration.until: must be after start'],
  [{ enrolled: 0 }, 'enrolled: must be at least 1'],
  [{ enrolled: 2.5 }, 'enrolled: must be a whole number without quotes'],
  [{ status: 'open' }, 'status: must be "enrolled" or "closed"'],
  [{ instructor: 'nobody' }, 'instructor: must name a person of content/instructors.ts'],
  [{ panorama: 'hero' }, 'panorama: must name a closing panorama'],
  [
    { price: 1 },
    'price: is unknown; correct its spelling or remove it (content/schemas/programme.ts lists what is known)',
  ],
])('%j is one sentence with file, programme and field', (changes, problem) => {
  expect(problemsWith(changes)).toEqual([`content/programmes.ts: programmeQa.${problem}`]);
});

test('a leap day is a day; the deadline may be the first day', () => {
  expect(problemsWith({ start: '2024-02-29', deadline: '2024-02-29' })).toEqual([]);
  expect(problemsWith({}, programmeSystem)).toEqual([]);
});

test.each(['open', 'hidden'])('an application that is %s, but says not what for', (application) => {
  const nameless = { ...programmeSystem, application };
  expect(checkProgrammes(site({}, { programmes: { programmeSystem: nameless } }))).toEqual([
    `content/programmes.ts: programmeSystem.application: is "${application}", but applicationPositions below does not say what one applies for; add programmeSystem there`,
  ]);
});

test('facts that are no object', () => {
  expect(checkProgrammes(site({}, { programmes: [] }))).toEqual([
    'content/programmes.ts: programmes: must be a group in braces',
  ]);
});

describe('words', () => {
  const problemsOf = (id: string, words: object) =>
    checkProgrammes(site({ [`public/locales/de/${id}.json`]: words }));
  const file = 'public/locales/de/programmeFullStack.json';

  test.each([
    'overview.paragraphs',
    'structure.items',
    'measured.items',
    'learn.items',
    'benefits.items',
    'requirements.items',
  ])('a description without %s', (path) => {
    const [part = '', field = ''] = path.split('.');
    const description = { ...fullStack.description, [part]: { [field]: [] } };
    expect(problemsOf('programmeFullStack', { ...fullStack, description })).toEqual([
      `${file}: description.${path}: is missing; the page of this programme shows it, so write it`,
    ]);
  });

  test('a panel without its contract', () => {
    const panel = { certificate: 'One' };
    expect(problemsOf('programmeFullStack', { ...fullStack, panel })).toEqual([
      `${file}: panel.contract: is missing; the page of this programme shows it, so write it`,
    ]);
  });

  test('highlights: Software system engineer and Cyber Security have them, the others none', () => {
    const { highlights, ...without } = security.description;
    expect(problemsOf('programmeSecurity', { ...security, description: without })).toEqual([
      'public/locales/de/programmeSecurity.json: description.highlights.items: is missing; the page of this programme shows it, so write it',
    ]);
    const description = { ...fullStack.description, highlights };
    expect(problemsOf('programmeFullStack', { ...fullStack, description })).toEqual([
      `${file}: description.highlights: this programme has none; only programmeSystem and programmeSecurity do, so remove it`,
    ]);
  });
});
