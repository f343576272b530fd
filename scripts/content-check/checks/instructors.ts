import { instructorSchema } from '@/content/schemas/instructor';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ReadCatalogue, readCatalogues, sizeOf } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/instructors.ts';
const SCHEMA = 'content/schemas/instructor.ts';

/** What every profile tells in words. */
const TOLD = ['role', 'lead', 'descriptions', 'guidingStar', 'photo'];
/** What every station of a timeline tells. */
const TOLD_OF_A_STATION = ['role', 'employer', 'text'];

/** Every instructor has facts in order and a photo, every profile a page of its own and all its words. */
export const checkInstructors: Check = (content) => {
  const { instructors } = content;
  if (!isRecord(instructors)) return [`${FILE}: instructors: must be a group in braces`];
  const catalogues = readCatalogues(content).filter(({ namespace }) => namespace === 'instructors');
  const profiles = Object.entries(instructors).filter(([, facts]) => has(facts, 'page'));
  return [
    ...Object.entries(instructors).flatMap(([id, facts]) => [
      ...wrongFacts(id, facts),
      ...noPhoto(id, content),
    ]),
    ...wrongPages(profiles, content),
    ...timelines(instructors),
    ...catalogues.flatMap((catalogue) => [
      ...profiles.flatMap(([id, facts]) => missingWords(id, facts, catalogue)),
      ...leftOverWords(new Set(profiles.map(([id]) => id)), catalogue),
    ]),
  ];
};

type Profile = readonly [id: string, facts: unknown];

function has<Field extends string>(facts: unknown, field: Field): facts is Record<Field, unknown> {
  return isRecord(facts) && facts[field] !== undefined;
}

function wrongFacts(id: string, facts: unknown): string[] {
  const issues = instructorSchema.safeParse(facts).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: id, path: id }));
}

function noPhoto(id: string, { imageFiles }: Content): string[] {
  const photo = `public/images/people/${id}.svg`;
  return imageFiles.has(photo)
    ? []
    : [
        `${FILE}: ${id}.photo: ${photo} is missing; put the portrait there, or run "npm run art" if art/ draws it`,
      ];
}

function wrongPages(profiles: readonly Profile[], { routes }: Content): string[] {
  const pages = profiles.map(([, facts]) => (has(facts, 'page') ? facts.page : undefined));
  return profiles.flatMap(([id], index) => {
    const page = pages[index];
    if (!routes.some((route) => route.id === page)) {
      return [`${FILE}: ${id}.page: leads to ${page}, which is no route; correct it or remove it`];
    }
    const other = profiles[pages.indexOf(page)]?.[0];
    return other === id ? [] : [`${FILE}: ${id}.page: is the page of ${other}; give each their own`];
  });
}

/** The first instructor has a timeline, and nobody else (specification 15.2). */
function timelines(instructors: Record<string, unknown>): string[] {
  return Object.entries(instructors).flatMap(([id, facts], index) => {
    if (has(facts, 'timeline') === (index === 0)) return [];
    return index === 0
      ? [`${FILE}: ${id}.timeline: is missing; the first instructor shows one, so write it`]
      : [`${FILE}: ${id}.timeline: belongs to the first instructor alone; remove it`];
  });
}

function missingWords(id: string, facts: unknown, { file, nodes }: ReadCatalogue): string[] {
  const person = `people.${id}`;
  const stations = `${person}.timeline.items`;
  const periods = has(facts, 'timeline') && Array.isArray(facts.timeline) ? facts.timeline.length : 0;
  const texts = sizeOf(nodes.get(stations) ?? []);
  const told = [
    ...TOLD.map((field) => `${person}.${field}`),
    ...Array.from({ length: texts }, (_, index) =>
      TOLD_OF_A_STATION.map((field) => `${stations}.${index}.${field}`),
    ).flat(),
  ];
  const missing = told
    .filter((path) => isEmpty(nodes.get(path)))
    .map((path) => `${file}: ${path}: is missing; every profile tells it, so write it`);
  return periods === texts
    ? missing
    : [
        ...missing,
        `${file}: ${stations}: the list has ${texts} of the ${periods} periods of ${FILE}; make them agree`,
      ];
}

function leftOverWords(profiled: ReadonlySet<string>, { file, nodes }: ReadCatalogue): string[] {
  return Object.keys(nodes.get('people') ?? {})
    .filter((id) => !profiled.has(id))
    .map((id) => `${file}: people.${id}: ${FILE} gives nobody of that id a page; remove it or add that`);
}
