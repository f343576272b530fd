import { clients } from '@/content/clients';
import careers from '@/public/locales/en/careers.json';
import { checkEntries } from '@/scripts/content-check/checks/entries';
import { checkLists } from '@/scripts/content-check/checks/lists';
import { unusedHints } from '@/scripts/content-check/checks/logos';
import { checkPictures } from '@/scripts/content-check/checks/pictures';
import { facts } from '@/scripts/content-check/facts';
import { site } from './site';

// What the content check says where facts and their texts or pictures do not agree.

const { curricula, jobs, people, instructors } = facts;
const peopleWithPictures = [...people.executives, people.adviser, ...instructors];

describe('facts and words', () => {
  const german = 'public/locales/de/careers.json';
  test.each([
    ['en/jobs', { postings: {} }, Object.keys(jobs)],
    ['en/meta', {}, facts.routes.map(({ id }) => id)],
    ['en/programmeQa', { curriculum: {} }, curricula.programmeQa.fields.map(({ field }) => field)],
  ])('%s: one sentence for each entry that is missing or left over', (path, content, ids) => {
    const named = checkEntries(site({ [path]: content })).map((sentence) => sentence.split(': ')[1]);
    expect(named.map((entry) => entry?.split('.').at(-1))).toEqual([...new Set(ids)]);
  });

  test('lists are as long as specified (specification 11.6, 12.9 and 16.1)', () => {
    const tooShort = structuredClone(careers);
    tooShort.values.items.pop();
    tooShort.benefits.columns[1]?.items.pop();
    expect(checkLists(site({ 'en/careers': careers }))).toEqual([]);
    expect(checkLists(site({ 'de/careers': tooShort, 'de/careerStart': {} }))).toEqual([
      `${german}: values.items: the list has 3 entries; make it 4`,
      `${german}: benefits.columns.1.items: the list has 6 entries; make it 7`,
      'public/locales/de/careerStart.json: slogan: the list has 0 entries; make it 3',
    ]);
  });
});

test('a picture that was not drawn is reported with the list that names it', () => {
  const missing = checkPictures(site())
    .map((sentence) => sentence.split(': ')[0] ?? '')
    .filter((file) => file.startsWith('public/'));
  expect(missing).toEqual(expect.arrayContaining(clients.map(({ logo }) => `public${logo}`)));
  const [one = '', ...others] = missing;
  const drawn = peopleWithPictures.map(({ id }) => `public/images/people/${id}.svg`);
  expect(checkPictures(site({}, { images: [...others, ...drawn] }))).toEqual([
    `${one}: is missing, though content/pictures.json lists it; put it there, or run "npm run art" if art/ draws it`,
  ]);
});

test('a person without a drawing needs a photo (specification 37.4)', () => {
  const luca = { ...facts.people.adviser, id: 'luca' };
  const problems = (photo?: string) =>
    checkPictures(
      site({}, { facts: { people: { executives: [{ ...luca, ...(photo && { photo }) }], adviser: luca } } }),
    ).filter((sentence) => sentence.includes('luca'));
  const missing =
    'content/people.json: luca.photo: is missing; choose a photo, as there is no drawing public/images/people/luca.svg';
  expect(problems()).toEqual([missing, missing]);
  expect(problems('hill')).toEqual([missing]);
});

test('an unused logo and an instructor without a programme give a hint', () => {
  const [first, ...others] = clients;
  const images = [`public${first?.logo}`];
  const luca = { name: 'Luca', id: 'luca', profile: instructors[0]?.profile };
  const changed = { clients: others, instructors: [...instructors, luca] };
  expect(unusedHints(site({}, { images, facts: changed }))).toEqual([
    `public${first?.logo}: no client has this logo; choose it in content/clients.json, or remove it`,
    'content/instructors.json: luca.profile: no programme names this person, so no page links to the profile; choose the instructor in content/programmes.json',
  ]);
  expect(unusedHints(site({}, { images }))).toEqual([]);
});
