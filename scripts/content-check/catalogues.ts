import { remembering } from './remembering';
import type { Catalogue, Content, Json } from './types';

/** A catalogue of a configured language whose JSON could be read. */
export interface ReadCatalogue extends Catalogue {
  /** Every value by its path, objects and lists before what they hold. */
  readonly nodes: ReadonlyMap<string, Json>;
  /** The texts by their path. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * @returns the catalogues of the configured languages, without those that
 *   `checkLocaleFolders` already reports as unreadable
 */
export const readCatalogues = remembering(({ folders, locales }: Content): readonly ReadCatalogue[] =>
  folders
    .filter((folder) => locales.includes(folder.locale))
    .flatMap((folder) => folder.catalogues)
    .flatMap((catalogue) => {
      if ('error' in catalogue.parsed) return [];
      const nodes = nodesOf(catalogue.parsed.value);
      return [{ ...catalogue, nodes, texts: textsOf(nodes) }];
    }),
);

/**
 * @returns the articles' words, in the same form; without code, whose
 *   characters are its own
 */
export const readArticles = remembering(({ folders, locales }: Content): readonly ReadCatalogue[] =>
  folders
    .filter((folder) => locales.includes(folder.locale))
    .flatMap((folder) => folder.articles)
    .flatMap((article) => {
      if ('error' in article.parsed) return [];
      const nodes = nodesOf(article.parsed.value);
      const texts = [...textsOf(nodes)]
        .filter(([path]) => nodes.get(path.replace(/text$/, 'kind')) !== 'code')
        .map(([path, text]) => [path, text.replace(/`[^`]*`/g, '`')] as const);
      return [{ ...article, nodes, texts: new Map(texts) }];
    }),
);

/** Every value below this one by its path, such as `hero.items.0.title`. */
export function nodesOf(value: Json, path = '', nodes = new Map<string, Json>()): ReadonlyMap<string, Json> {
  if (typeof value !== 'object' || value === null) return nodes;
  for (const [key, child] of Object.entries(value)) {
    const childPath = path === '' ? key : `${path}.${key}`;
    nodes.set(childPath, child);
    nodesOf(child, childPath, nodes);
  }
  return nodes;
}

function textsOf(nodes: ReadonlyMap<string, Json>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, value] of nodes) if (typeof value === 'string') texts.set(path, value);
  return texts;
}

/** What a value is, in words for a sentence. */
export function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

/** How many entries a list or group holds. */
export function sizeOf(value: Json): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** Whether there is nothing to read: no value, an empty one, or spaces. */
export function isEmpty(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || sizeOf(value) === 0;
}

/** The catalogue that another language's is compared with: the same namespace in the reference language. */
export function byNamespace(
  catalogues: readonly ReadCatalogue[],
  locale: string,
): ReadonlyMap<string, ReadCatalogue> {
  return new Map(
    catalogues
      .filter((catalogue) => catalogue.locale === locale)
      .map((catalogue) => [catalogue.namespace, catalogue]),
  );
}
