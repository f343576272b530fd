import { kindOf, nodesOf, sizeOf } from '../catalogues';
import { READ_BY_ROUTE, SHARED } from '../namespaces';
import type { Catalogue, Check, Content, Json } from '../types';

/**
 * The folders under `public/locales` are exactly the configured languages, each
 * holds the same catalogues, and every catalogue is JSON made of texts.
 */
export const checkLocaleFolders: Check = (content) => [
  ...unknownFolders(content),
  ...missingFolders(content),
  ...strays(content),
  ...looseFiles(content),
  ...requiredCatalogues(content),
  ...missingCatalogues(content),
  ...content.folders.flatMap((folder) => folder.catalogues.flatMap(shapeProblems)),
];

function unknownFolders({ folders, locales }: Content): string[] {
  return folders
    .filter(({ locale }) => !locales.includes(locale))
    .map(
      ({ locale }) =>
        `public/locales/${locale}: there is no language "${locale}" in content/locales.ts; add it there or remove the folder`,
    );
}

function missingFolders({ folders, locales }: Content): string[] {
  return locales
    .filter((locale) => !folders.some((folder) => folder.locale === locale))
    .map(
      (locale) =>
        `public/locales/${locale}: the folder is missing; content/locales.ts names the language "${locale}", so add its catalogues or remove it there`,
    );
}

function strays({ folders }: Content): string[] {
  return folders
    .flatMap((folder) => folder.strays)
    .map((file) => `${file}: is not a catalogue; only <namespace>.json files belong here, so move it`);
}

function looseFiles({ looseFiles: files }: Content): string[] {
  return files.map((file) => `${file}: belongs to no language; move it into its folder or remove it`);
}

/** A catalogue that only some languages lack is `missingCatalogues`'s to report. */
function requiredCatalogues({ folders, locales }: Content): string[] {
  const configured = folders.filter(({ locale }) => locales.includes(locale));
  if (configured.length === 0) return [];
  const written = new Set(
    configured.flatMap(({ catalogues }) => catalogues).map(({ namespace }) => namespace),
  );
  return [SHARED, READ_BY_ROUTE]
    .filter((namespace) => !written.has(namespace))
    .map(
      (namespace) =>
        `public/locales/<language>/${namespace}.json: does not exist; every page needs it, so write it in every language (${locales.join(', ')})`,
    );
}

function missingCatalogues({ folders, locales }: Content): string[] {
  const configured = folders.filter((folder) => locales.includes(folder.locale));
  const firstFile = new Map<string, string>();
  for (const { namespace, file } of configured.flatMap((folder) => folder.catalogues)) {
    if (!firstFile.has(namespace)) firstFile.set(namespace, file);
  }
  return configured.flatMap((folder) =>
    [...firstFile]
      .filter(([namespace]) => !folder.catalogues.some((catalogue) => catalogue.namespace === namespace))
      .map(
        ([namespace, file]) =>
          `public/locales/${folder.locale}/${namespace}.json: the file is missing; translate ${file} or remove that one`,
      ),
  );
}

function shapeProblems({ file, parsed }: Catalogue): string[] {
  if ('error' in parsed) {
    const { line, column, reason } = parsed.error;
    return [`${file}: line ${line}, column ${column}: ${reason}; correct the JSON`];
  }
  const kind = kindOf(parsed.value);
  if (kind !== 'a group of keys') return [`${file}: must be a group of keys in braces, not ${kind}`];
  return [...nodesOf(parsed.value)].flatMap(([path, value]) => {
    const problem = valueProblem(value);
    return problem ? [`${file}: ${path}: ${problem}`] : [];
  });
}

function valueProblem(value: Json): string | undefined {
  if (typeof value === 'string') {
    return value.trim() === ''
      ? 'the text is empty; write it or remove the key in every language'
      : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    return sizeOf(value) === 0
      ? `${kindOf(value)} must not be empty; fill it or remove it in every language`
      : undefined;
  }
  return `must be a text, not ${kindOf(value)}; write it in quotes`;
}
