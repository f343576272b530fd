/** @jest-environment node */
import { curricula, weeksOf } from '@/content/curricula';
import { programmeOrder } from '@/content/programmes';
import fullStack from '@/public/locales/en/programmeFullStack.json';
import qa from '@/public/locales/en/programmeQa.json';
import system from '@/public/locales/en/programmeSystem.json';
import { checkCurricula } from '@/scripts/content-check/checks/curricula';
import { site } from './site';

const FILE = 'content/curricula.ts';
const QA = 'public/locales/de/programmeQa.json';

function problemsWith(changes: Record<string, unknown>): readonly string[] {
  return checkCurricula(
    site({}, { curricula: { ...curricula, programmeQa: { ...curricula.programmeQa, ...changes } } }),
  );
}

test('Curriculum length: 12 weeks for Software system engineer, 16 weeks for all others (specification 14.1)', () => {
  expect(programmeOrder.map((id) => weeksOf(id).length)).toEqual([16, 16, 16, 16, 12]);
});

test('curricula in order pass', () => {
  const files = {
    'public/locales/en/programmeFullStack.json': fullStack,
    'public/locales/de/programmeQa.json': qa,
    'public/locales/en/programmeSystem.json': system,
  };
  expect(checkCurricula(site(files))).toEqual([]);
});

const [first, ...others] = curricula.programmeQa.fields;

test.each([
  [{ fields: others }, 'fields: adds up to 14 weeks; the specification asks for 16'],
  [
    { fields: [{ ...first, weeks: 3 }, ...others] },
    'fields: adds up to 17 weeks; the specification asks for 16',
  ],
  [{ fields: [{ ...first, weeks: 0 }, ...others] }, 'fields.0.weeks: must be at least 1'],
  [{ fields: [{ weeks: 2 }, ...others] }, 'fields.0.field: is missing; add it as a text in quotes'],
  [{ comingSoon: { from: 12, to: 4 } }, 'comingSoon: must be weeks from 1 to 16, in order'],
  [{ comingSoon: { from: 4, to: 17 } }, 'comingSoon: must be weeks from 1 to 16, in order'],
  [{ comingSoon: { from: 4 } }, 'comingSoon.to: is missing; add it as a number without quotes'],
  [
    { weeks: 16 },
    'weeks: is unknown; correct its spelling or remove it (content/schemas/curriculum.ts lists what is known)',
  ],
])('%j is one sentence with file, programme and field', (changes, problem) => {
  expect(problemsWith(changes)).toEqual([`${FILE}: programmeQa.${problem}`]);
});

test('thirteen weeks of Software system engineer are one too many', () => {
  const fields = [...curricula.programmeSystem.fields, { field: 'more', weeks: 1 }];
  expect(checkCurricula(site({}, { curricula: { ...curricula, programmeSystem: { fields } } }))).toEqual([
    `${FILE}: programmeSystem.fields: adds up to 13 weeks; the specification asks for 12`,
  ]);
});

test('a programme without a curriculum', () => {
  const { programmeSecurity: _missing, ...rest } = curricula;
  expect(checkCurricula(site({}, { curricula: rest }))).toEqual([
    `${FILE}: programmeSecurity: is missing, though content/programmes.ts lists it; add its weeks`,
  ]);
});

test('facts that are no object', () => {
  expect(checkCurricula(site({}, { curricula: null }))).toEqual([
    `${FILE}: curricula: must be a group in braces`,
  ]);
});

describe('words', () => {
  const problemsOf = (changes: object) =>
    checkCurricula(site({ [QA]: { ...qa, curriculum: { ...qa.curriculum, ...changes } } }));
  const withWeek = (number: number, change: object) => ({
    weeks: qa.curriculum.weeks.map((week, index) => (index === number - 1 ? { ...week, ...change } : week)),
  });
  const { fields, months, weeks } = qa.curriculum;
  const { unit, ...withoutUnit } = fields;

  test.each([
    ['a week too few', { weeks: weeks.slice(0, 15) }, 'weeks: the list has 15 entries; make it 16'],
    ['a week too many', { weeks: [...weeks, weeks[15]] }, 'weeks: the list has 17 entries; make it 16'],
    ['a month too few', { months: months.slice(1) }, 'months: the list has 3 entries; make it 4'],
    [
      'a field without a name',
      { fields: withoutUnit },
      `fields.unit: is missing, though ${FILE} teaches it; name it`,
    ],
    [
      'a field that is not taught',
      { fields: { ...fields, art: unit } },
      `fields.art: is unknown; teach it in ${FILE} or remove it`,
    ],
    [
      'a week without its topic',
      withWeek(5, { topic: '' }),
      'weeks.4.topic: is missing; write it for week 5',
    ],
    ['a week without contents', withWeek(3, { items: [] }), 'weeks.2.items: is missing; write it for week 3'],
    [
      'a week without a result',
      withWeek(13, { result: '' }),
      'weeks.12.result: is missing; write it for week 13',
    ],
    [
      'contents that are still to come',
      withWeek(12, { items: ['Load tests'] }),
      `weeks.11.items: the contents of week 12 are still to come (${FILE}); remove it`,
    ],
  ])('%s', (_case, changes, problem) => {
    expect(problemsOf(changes)).toEqual([`${QA}: curriculum.${problem}`]);
  });
});
