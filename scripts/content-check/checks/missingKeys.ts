import { byNamespace, type ReadCatalogue, readCatalogues } from '../catalogues';
import { matches, patternOf } from '../keyPatterns';
import { type NamedKey, namedKeys } from '../keysInSource';
import { HOLE } from '../lexer';
import type { Check } from '../types';

/**
 * No page shows a key instead of a text, the reverse of `checkUnusedKeys`.
 * A key that only some languages lack is `checkCompleteKeys`'s to report, a
 * catalogue that is not there at all `checkRoutes`'s and `checkLocaleFolders`'s.
 */
export const checkMissingKeys: Check = (content) => {
  const references = byNamespace(readCatalogues(content), content.locales[0] ?? '');
  const sentences = content.sources.flatMap((source) =>
    namedKeys(source).flatMap((key) => {
      const catalogues = key.namespaces.flatMap((namespace) => references.get(namespace) ?? []);
      const [first] = catalogues;
      // Beside catalogues, `getFixedT` is given a language; another name may be that of a missing catalogue.
      const unread = key.namespaces.some((name) => !references.has(name) && !content.locales.includes(name));
      if (first === undefined || unread || !isKey(key, catalogues) || exists(key, catalogues)) return [];
      return [`${first.file}: ${shown(key, source.file, content.locales.join(', '))}`];
    }),
  );
  return [...new Set(sentences)];
};

/** A word with a dot may be anything, such as the name of a file, unless it begins with a group's name. */
function isKey({ certain, path }: NamedKey, catalogues: readonly ReadCatalogue[]): boolean {
  const [group = '', ...rest] = path.split('.');
  return certain || (rest.length > 0 && catalogues.some(({ nodes }) => nodes.has(group)));
}

function exists(key: NamedKey, catalogues: readonly ReadCatalogue[]): boolean {
  const pattern = patternOf(key);
  return catalogues.some(({ nodes }) => [...nodes.keys()].some((path) => matches(pattern, path)));
}

function shown({ path }: NamedKey, file: string, languages: string): string {
  return path.includes(HOLE)
    ? `${path.replaceAll(HOLE, '*')}: ${file} shows keys of this form; add one in every language (${languages})`
    : `${path}: ${file} shows this key; add it in every language (${languages})`;
}
