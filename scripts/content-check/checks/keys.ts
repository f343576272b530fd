import {
  type Catalogue,
  type Check,
  type Content,
  isStructure,
  type Json,
  referenceOf,
  sizeOf,
} from '../content';

/** Every language has the same catalogues with the same keys, and they hold texts (specification 29.1, 29.2). */
export const checkKeys: Check = (content) => [
  ...content.unreadable,
  ...missingFiles(content),
  ...content.catalogues.flatMap((catalogue) => [
    ...wrongValues(catalogue),
    ...differences(catalogue, referenceOf(catalogue, content)),
  ]),
];

function missingFiles({ catalogues, locales, unreadable }: Content): string[] {
  const names = new Set(catalogues.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const written = catalogues.filter((catalogue) => catalogue.name === name);
    return locales
      .filter((locale) => !written.some((catalogue) => catalogue.locale === locale))
      .map((locale) => `public/locales/${locale}/${name}.json`)
      .filter((file) => !unreadable.some((problem) => problem.startsWith(file)))
      .map((file) => `${file}: is missing; translate ${written[0]?.file} or remove that one`);
  });
}

function wrongValues({ file, values }: Catalogue): string[] {
  return [...values].flatMap(([path, value]) => {
    if (typeof value === 'string' ? value.trim() !== '' : sizeOf(value) > 0) return [];
    const isEmpty = typeof value === 'string' || (typeof value === 'object' && value !== null);
    return [
      isEmpty
        ? `${file}: ${path}: is empty; fill it or remove it in every language`
        : `${file}: ${path}: must be a text; write it in quotes`,
    ];
  });
}

function differences({ file, name, values }: Catalogue, reference: Catalogue | undefined): string[] {
  if (!reference) return [];
  const missing = topmost(reference.values, values).map(
    (path) => `${file}: ${path}: is missing; translate it from ${reference.file} or remove it there`,
  );
  const extra = topmost(values, reference.values).map(
    (path) => `${file}: ${path}: ${reference.file} has no such key; add it there or remove it here`,
  );
  const different = [...values].flatMap(([path, value]) => {
    const other = reference.values.get(path);
    const problem =
      other === undefined
        ? undefined
        : difference(value, other, name.startsWith('articles/') && isStructure(path));
    return problem ? [`${file}: ${path}: ${problem} in ${reference.file}; make them alike`] : [];
  });
  return [...missing, ...extra, ...different];
}

/** The paths that the other one lacks, of a group or list only its own: it is named once, with all that it holds. */
function topmost(here: ReadonlyMap<string, Json>, there: ReadonlyMap<string, Json>): string[] {
  const isGroup = (value: Json | undefined) => value !== undefined && kindOf(value) === 'a group of keys';
  return [...here.keys()].filter((path) => {
    const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    return !there.has(path) && (parent === '' || (isGroup(here.get(parent)) && isGroup(there.get(parent))));
  });
}

function difference(value: Json, other: Json, isSame: boolean): string | undefined {
  const [kind, expected] = [kindOf(value), kindOf(other)];
  if (kind !== expected) return `is ${kind} here but ${expected}`;
  if (Array.isArray(value) && sizeOf(value) !== sizeOf(other))
    return `has ${sizeOf(value)} entries here but ${sizeOf(other)}`;
  return isSame && value !== other ? `is "${value}" here but "${other}"` : undefined;
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of keys' : 'a text';
}
