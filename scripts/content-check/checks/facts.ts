import { z } from 'zod';
import { applicationPositions } from '@/content/programmes';
import { factSchemas } from '@/content/schemas';
import { caseStudySchema } from '@/content/schemas/caseStudy';
import { curriculumSchema, weeksSpecified } from '@/content/schemas/curriculum';
import { isRecord } from '@/lib/isRecord';
import type { Check, Content } from '../content';
import { fileOfFacts } from '../facts';
import { sentences } from '../issues';

/** The schemas for the facts of `content/`, by file and export. */
const schemas = ({ facts }: Content): Readonly<Record<string, z.ZodType>> => ({
  ...factSchemas,
  caseStudies: z.record(z.string(), caseStudySchema),
  curricula: z.strictObject(
    Object.fromEntries(
      Object.keys(Object(facts.programmes)).map((id) => [id, curriculumSchema(weeksSpecified(id))]),
    ),
  ),
});

/** Fields that no two entries share. */
const unique = [
  ['clients', 'logo'],
  ['portraits', 'person'],
  ['instructors', 'id'],
  ['routes', 'path'],
] as const;

/** Facts have the form that the site's code expects. */
export const checkFacts: Check = (content) => [
  ...Object.entries(schemas(content)).flatMap(([name, schema]) => {
    const facts: unknown = Object(content.facts)[name];
    const issues = schema.safeParse(facts).error?.issues ?? [];
    return issues.flatMap((issue) =>
      sentences({ ...issue, path: named(issue.path, facts) }, fileOfFacts(name), name),
    );
  }),
  ...(['jobs', 'programmes'] as const).flatMap((name) => pageless(name, content)),
  ...nameless(content.facts.programmes),
  ...unique.flatMap(([name, field]) => repeated(name, field, content.facts[name])),
];

/** An entry of a list is named by its id, person or name rather than by its position. */
function named([first, ...rest]: PropertyKey[], facts: unknown): PropertyKey[] {
  if (first === undefined) return [];
  const entry: unknown = Array.isArray(facts) ? facts[Number(first)] : undefined;
  const name = isRecord(entry) ? (entry.id ?? entry.person ?? entry.name) : undefined;
  return [typeof name === 'string' ? name : first, ...rest];
}

function repeated(name: string, field: string, facts: unknown): string[] {
  const values = Object.values(Object(facts)).map((entry) => (isRecord(entry) ? entry[field] : undefined));
  const twice = new Set(
    values.filter((value, index) => value !== undefined && values.indexOf(value) < index),
  );
  return [...twice].map(
    (value) => `${fileOfFacts(name)}: ${field} "${value}" is there twice; give each its own`,
  );
}

/** Entries that have a page of the same name. */
function pageless(name: 'jobs' | 'programmes', { facts }: Content): string[] {
  return Object.keys(Object(facts[name]))
    .filter((id) => !facts.routes.some((route) => route.id === id))
    .map(
      (id) =>
        `${fileOfFacts(name)}: ${id}: is not a page of content/routes.ts; correct its name or add the page`,
    );
}

/** A form without a position to apply for would not show at all. */
function nameless(programmes: unknown): string[] {
  return Object.entries(Object(programmes))
    .filter(([id, facts]) => isRecord(facts) && facts.application !== 'none' && !(id in applicationPositions))
    .map(
      ([id]) =>
        `content/programmes.json: ${id}.application: shows a form, so add ${id} to applicationPositions in content/programmes.ts`,
    );
}
