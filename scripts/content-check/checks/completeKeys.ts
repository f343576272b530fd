import { byNamespace, kindOf, type ReadCatalogue, readCatalogues, sizeOf } from '../catalogues';
import type { Check, Json } from '../types';

/** Every language has the keys of the first one: none missing, none more, lists of one length. */
export const checkCompleteKeys: Check = (content) => {
  const catalogues = readCatalogues(content);
  const [reference] = content.locales;
  if (reference === undefined) return [];
  const references = byNamespace(catalogues, reference);
  return catalogues.flatMap((catalogue) => {
    const other = references.get(catalogue.namespace);
    return other === undefined || other === catalogue ? [] : compare(catalogue, other);
  });
};

function compare(catalogue: ReadCatalogue, reference: ReadCatalogue): string[] {
  const { file, nodes } = catalogue;
  const missing = topmost([...reference.nodes.keys()], nodes, reference.nodes).map(
    (path) =>
      `${file}: ${path}: is missing in "${catalogue.locale}"; translate it from ${reference.file} or remove it there`,
  );
  const extra = topmost([...nodes.keys()], reference.nodes, nodes).map(
    (path) =>
      `${file}: ${path}: "${reference.locale}" has no such key; add it to ${reference.file} or remove it here`,
  );
  const different = [...nodes].flatMap(([path, value]) => {
    const counterpart = reference.nodes.get(path);
    const problem = counterpart === undefined ? undefined : difference(value, counterpart, reference.file);
    return problem ? [`${file}: ${path}: ${problem}`] : [];
  });
  return [...missing, ...extra, ...different];
}

/**
 * The paths that the other catalogue lacks, without those below a reported one,
 * below a value of another kind, or inside lists: a list of another length gets
 * one sentence instead of one per entry.
 */
function topmost(
  paths: readonly string[],
  there: ReadonlyMap<string, Json>,
  here: ReadonlyMap<string, Json>,
): string[] {
  return paths.filter((path) => {
    if (there.has(path)) return false;
    const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    if (parent === '') return true;
    const [ours, theirs] = [here.get(parent), there.get(parent)];
    if (theirs === undefined || ours === undefined) return false;
    return kindOf(theirs) === 'a group of keys' && kindOf(ours) === 'a group of keys';
  });
}

function difference(value: Json, counterpart: Json, file: string): string | undefined {
  const [kind, expected] = [kindOf(value), kindOf(counterpart)];
  if (kind !== expected) return `is ${kind} here but ${expected} in ${file}; make them alike`;
  if (kind !== 'a list' || sizeOf(value) === sizeOf(counterpart)) return undefined;
  return `the list has ${entries(value)} here but ${entries(counterpart)} in ${file}; make them equal`;
}

function entries(value: Json): string {
  const size = sizeOf(value);
  return size === 1 ? '1 entry' : `${size} entries`;
}
