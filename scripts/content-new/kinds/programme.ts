import { curricula } from '@/content/curricula';
import { instructors } from '@/content/instructors';
import { programmeSchema } from '@/content/schemas/programme';
import { draft } from '../../content-check/checks/drafts';
import { addFacts, addNamed, addTo, addWords, newWordsLike, pascalCase } from '../edits';
import { pageChanges } from '../page';
import type { Given, Kind } from '../types';

const FOLDER = '/careers/career-start-program';
/** Model for the weeks and texts of a new programme, until an editor writes its own. */
const MODEL = 'programmeMarketing';

/** A programme of the career start: facts, weeks, texts, a map and a page. */
export const programme: Kind = {
  says: 'a career start programme with a page of its own',
  facts: [
    { name: 'start', says: 'its first day, such as 2027-03-01' },
    { name: 'deadline', says: 'the last day for applications, such as 2027-02-15' },
    { name: 'instructor', says: `who teaches it: ${instructors.map(({ id }) => id).join(', ')}` },
    { name: 'enrolled', says: 'how many people take part, such as 4' },
    { name: 'months', says: 'how long it lasts', otherwise: '4' },
    { name: 'status', says: 'enrolled or closed', otherwise: 'enrolled' },
  ],
  schema: programmeSchema,
  entry,
  changes: (id, given) => {
    const route = routeOf(id);
    return [
      addFacts('programmes', entry(id, given), route),
      addNamed('content/curricula.ts', 'curricula', route, curricula[MODEL]),
      ...newWordsLike(route, MODEL),
      ...addWords('careerStart', ['programmes', route], (language) => ({
        title: draft('the name of the programme', language),
        description: draft('what one learns, in two or three sentences', language),
      })),
      ...pageChanges({
        route,
        path: `${FOLDER}/${id}`,
      }),
      addTo('art/programmes/sheets.ts', 'programmeSheets', sheet(route, id)),
    ];
  },
  next: (id) => [
    'Give its map a ground of its own in art/programmes/colours.ts, and it a way on the map of all in overviewSheets.ts there.',
    'Draw both: npm run art programmes. That also writes where the name goes on the map of all programmes.',
    `Name its fields and their weeks in content/curricula.ts; those of ${MODEL} are there to begin with.`,
    `"npm run dev" shows it at http://localhost:3000${FOLDER}/${id}.`,
    'In public/locales/<language>, careerStart.json and careers.json say in words how many there are; correct them.',
  ],
};

const routeOf = (id: string) => `programme${pascalCase(id)}`;

function entry(_id: string, { start, months, enrolled, deadline, status, instructor }: Given) {
  return {
    start,
    duration: { months: Number(months) },
    enrolled: Number(enrolled),
    deadline,
    status,
    instructor,
    application: 'none',
  };
}

/** A separate landscape: the seed makes it differ from every other. */
const sheet = (route: string, id: string) => `${route}: {
  ground: 'spruce',
  terrain: {
    seed: 'programme-${id}',
    landforms: [
      { x: 0.5, y: 0.46, along: 0.34, across: 0.14, turn: 20, gain: 1.2 },
      { x: 0.68, y: 0.4, along: 0.12, across: 0.1, gain: 0.7 },
    ],
  },
  crop,
  start: [0.17, 0.62],
  summit: [0.66, 0.42],
  levels: 16,
  firnLine: 0.6,
},`;
