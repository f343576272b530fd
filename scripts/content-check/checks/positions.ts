import { positionSchema } from '@/content/schemas/position';
import { isRecord } from '@/lib/isRecord';
import { type ReadCatalogue, readCatalogues } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/positions.ts';
const SCHEMA = 'content/schemas/position.ts';
/** What the list says about a position in words. */
const WORDS = ['title'];

/** Every open position is in one place and one category, leads somewhere, and has its words in every language. */
export const checkPositions: Check = (content) => {
  const { positions } = content;
  if (!Array.isArray(positions)) return [`${FILE}: positions: must be a list in square brackets`];
  const ids = positions.flatMap((position) => idOf(position) ?? []);
  return [
    ...positions.flatMap((position, index) => wrongFacts(position, idOf(position) ?? `positions.${index}`)),
    ...repeated(ids),
    ...words(content, new Set(ids)),
  ];
};

function idOf(position: unknown): string | undefined {
  return isRecord(position) && typeof position.id === 'string' ? position.id : undefined;
}

function wrongFacts(position: unknown, name: string): string[] {
  const issues = positionSchema.safeParse(position).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: name, path: name }));
}

function repeated(ids: readonly string[]): string[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `${FILE}: ${id}.id: is there twice; give each position an id of its own`);
}

function words(content: Content, ids: ReadonlySet<string>): string[] {
  return readCatalogues(content)
    .filter(({ namespace }) => namespace === 'careers')
    .flatMap((catalogue) => [...missingWords(catalogue, ids), ...leftOverWords(catalogue, ids)]);
}

function missingWords({ file, texts }: ReadCatalogue, ids: ReadonlySet<string>): string[] {
  return [...ids]
    .flatMap((id) => WORDS.map((word) => `positions.list.${id}.${word}`))
    .filter((path) => !texts.get(path)?.trim())
    .map((path) => `${file}: ${path}: is missing; ${FILE} lists the position, so write it`);
}

function leftOverWords({ file, nodes }: ReadCatalogue, ids: ReadonlySet<string>): string[] {
  const list = nodes.get('positions.list');
  return Object.keys(isRecord(list) ? list : {})
    .filter((id) => !ids.has(id))
    .map((id) => `${file}: positions.list.${id}: ${FILE} lists no such position; remove it or add that`);
}
