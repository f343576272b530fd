import { type Curriculum, weeksPerMonth } from '@/content/curricula';
import { curriculumSchema, weeksSpecified } from '@/content/schemas/curriculum';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ReadCatalogue, readCatalogues, sizeOf } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/curricula.ts';
const SCHEMA = 'content/schemas/curriculum.ts';

/** Every programme has its weeks, in the facts and in words; each its field, and its contents unless they are to come. */
export const checkCurricula: Check = (content) => {
  const { curricula, programmes } = content;
  if (!isRecord(curricula)) return [`${FILE}: curricula: must be a group in braces`];
  const missing = Object.keys(isRecord(programmes) ? programmes : {})
    .filter((id) => !(id in curricula))
    .map((id) => `${FILE}: ${id}: is missing, though content/programmes.ts lists it; add its weeks`);
  return [...missing, ...Object.entries(curricula).flatMap(([id, facts]) => checkOne(id, facts, content))];
};

function checkOne(id: string, facts: unknown, content: Content): string[] {
  const { data, error } = curriculumSchema(weeksSpecified(id)).safeParse(facts);
  if (error) {
    return error.issues.flatMap((issue) =>
      sentences(issue, { file: FILE, schema: SCHEMA, whole: id, path: id }),
    );
  }
  // A catalogue that is not there at all is `checkRoutes`'s to report.
  return readCatalogues(content)
    .filter(({ namespace }) => namespace === id)
    .flatMap((catalogue) => [
      ...wrongLengths(weeksSpecified(id), catalogue),
      ...wrongFields(data, catalogue),
      ...wrongWeeks(weeksSpecified(id), data.comingSoon, catalogue),
    ]);
}

function wrongLengths(weeks: number, { file, nodes }: ReadCatalogue): string[] {
  const wanted = { 'curriculum.weeks': weeks, 'curriculum.months': weeks / weeksPerMonth };
  return Object.entries(wanted).flatMap(([path, length]) => {
    const found = sizeOf(nodes.get(path) ?? null);
    return found === length ? [] : [`${file}: ${path}: the list has ${found} entries; make it ${length}`];
  });
}

function wrongFields({ fields }: Pick<Curriculum, 'fields'>, { file, nodes }: ReadCatalogue): string[] {
  const taught = new Set(fields.map(({ field }) => field));
  const named = nodes.get('curriculum.fields');
  const names = Object.keys(isRecord(named) ? named : {});
  return [
    ...[...taught]
      .filter((field) => !names.includes(field))
      .map((field) => `${file}: curriculum.fields.${field}: is missing, though ${FILE} teaches it; name it`),
    ...names
      .filter((name) => !taught.has(name))
      .map((name) => `${file}: curriculum.fields.${name}: is unknown; teach it in ${FILE} or remove it`),
  ];
}

function wrongWeeks(
  weeks: number,
  comingSoon: Curriculum['comingSoon'] | undefined,
  { file, nodes }: ReadCatalogue,
): string[] {
  const length = Math.min(weeks, sizeOf(nodes.get('curriculum.weeks') ?? null));
  return Array.from({ length }, (_, index) => index + 1).flatMap((number) => {
    const path = `curriculum.weeks.${number - 1}`;
    const toCome = comingSoon !== undefined && number >= comingSoon.from && number <= comingSoon.to;
    const contents = [`${path}.items`, `${path}.result`];
    const asked = [`${path}.title`, `${path}.topic`, ...(toCome ? [] : contents)];
    return [
      ...asked
        .filter((part) => isEmpty(nodes.get(part)))
        .map((part) => `${file}: ${part}: is missing; write it for week ${number}`),
      ...(toCome ? contents : [])
        .filter((part) => nodes.has(part))
        .map(
          (part) => `${file}: ${part}: the contents of week ${number} are still to come (${FILE}); remove it`,
        ),
    ];
  });
}
