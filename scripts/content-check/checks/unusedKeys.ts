import { type ReadCatalogue, readCatalogues } from '../catalogues';
import { matches, patternOf } from '../keyPatterns';
import { type NamedKey, namedKeys } from '../keysInSource';
import { referencesOf } from '../markup';
import { READ_BY_ROUTE } from '../namespaces';
import type { Check, Content } from '../types';

/** No catalogue carries a text that nothing shows. */
export const checkUnusedKeys: Check = (content) => {
  const catalogues = readCatalogues(content).filter(({ namespace }) => namespace !== READ_BY_ROUTE);
  const patterns = patternsByNamespace([...keysOfSources(content), ...keysOfTexts(catalogues)]);
  // Other languages have the same keys, or `checkCompleteKeys` says so.
  return catalogues
    .filter(({ locale }) => locale === content.locales[0])
    .flatMap((catalogue) =>
      unusedPaths(catalogue, patterns.get(catalogue.namespace) ?? []).map(
        (path) =>
          `${catalogue.file}: ${path}: no page shows this text; correct the spelling of its key or remove it in every language (${content.locales.join(', ')})`,
      ),
    );
};

/** A group or list of which nothing is used is named once, instead of every text in it. */
function unusedPaths({ texts, nodes }: ReadCatalogue, used: readonly RegExp[]): string[] {
  const usedTexts = [...texts.keys()].filter((path) => used.some((pattern) => matches(pattern, path)));
  const isUnused = (path: string) => !usedTexts.some((text) => text === path || text.startsWith(`${path}.`));
  return [...nodes.keys()].filter((path) => {
    const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    return isUnused(path) && (parent === '' || !isUnused(parent));
  });
}

function keysOfSources({ sources }: Content): readonly NamedKey[] {
  return sources.flatMap(namedKeys);
}

/** A text that another one includes with `$t(…)` is used as well. */
function keysOfTexts(catalogues: readonly ReadCatalogue[]): readonly NamedKey[] {
  return catalogues.flatMap(({ namespace, texts }) =>
    [...texts.values()].flatMap(referencesOf).map((reference) => {
      const [first = '', second] = reference.split(':');
      return second === undefined
        ? { namespaces: [namespace], path: first, whole: false, certain: true }
        : { namespaces: [first], path: second, whole: false, certain: true };
    }),
  );
}

function patternsByNamespace(keys: readonly NamedKey[]): ReadonlyMap<string, readonly RegExp[]> {
  const patterns = new Map<string, RegExp[]>();
  for (const key of keys) {
    const pattern = patternOf(key);
    for (const namespace of key.namespaces) {
      patterns.set(namespace, [...(patterns.get(namespace) ?? []), pattern]);
    }
  }
  return patterns;
}
