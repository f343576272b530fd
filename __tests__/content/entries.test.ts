/** @jest-environment node */
import { clients } from '@/content/clients';
import careers from '@/public/locales/en/careers.json';
import instructors from '@/public/locales/en/instructors.json';
import { checkEntries } from '@/scripts/content-check/checks/entries';
import { checkLists } from '@/scripts/content-check/checks/lists';
import { checkPictures } from '@/scripts/content-check/checks/pictures';
import { facts } from '@/scripts/content-check/facts';
import { site } from './site';

// What the content check says where facts and their texts or pictures do not agree.

const { curricula, jobs } = facts;

describe('facts and words', () => {
  const german = 'public/locales/de/careers.json';
  test.each([
    ['en/jobs', { postings: {} }, Object.keys(jobs)],
    ['en/instructors', { people: { luana: {} } }, ['valdrin', 'teuta', 'agon', 'luana']],
    ['en/meta', {}, facts.routes.map(({ id }) => id)],
    ['en/programmeQa', { curriculum: {} }, curricula.programmeQa.fields.map(({ field }) => field)],
  ])('%s: one sentence for each entry that is missing or left over', (path, content, ids) => {
    const named = checkEntries(site({ [path]: content })).map((sentence) => sentence.split(': ')[1]);
    expect(named.map((entry) => entry?.split('.').at(-1))).toEqual([...new Set(ids)]);
  });

  test('lists are as long as specified (specification 11.6, 12.9 and 16.1)', () => {
    const poorer = structuredClone(careers);
    poorer.values.items.pop();
    poorer.benefits.columns[1]?.items.pop();
    expect(checkLists(site({ 'en/careers': careers }))).toEqual([]);
    expect(checkLists(site({ 'de/careers': poorer, 'de/careerStart': {} }))).toEqual([
      `${german}: values.items: the list has 3 entries; make it 4`,
      `${german}: benefits.columns.1.items: the list has 6 entries; make it 7`,
      'public/locales/de/careerStart.json: slogan: the list has 0 entries; make it 3',
    ]);
  });

  test('a timeline has as many texts as periods', () => {
    const poorer = structuredClone(instructors);
    poorer.people.valdrin.timeline.items.pop();
    expect(checkLists(site({ 'de/instructors': poorer }))).toEqual([
      'public/locales/de/instructors.json: people.valdrin.timeline.items: the list has 5 entries; make it 6',
    ]);
  });
});

test('a picture that was not drawn is reported with the list that names it', () => {
  const missing = checkPictures(site()).map((sentence) => sentence.split(': ')[0] ?? '');
  expect(missing).toEqual(expect.arrayContaining(clients.map(({ id }) => `public/images/clients/${id}.svg`)));
  const [one = '', ...others] = missing;
  expect(checkPictures(site({}, { images: others }))).toEqual([
    `${one}: is missing, though content/pictures.json lists it; put it there, or run "npm run art" if art/ draws it`,
  ]);
});
