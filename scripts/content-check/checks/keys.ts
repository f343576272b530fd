import { modelOf, pathsIn } from '@/scripts/language/plurals';
import { type Catalogue, fileOf, isMarkdown, isShared } from '../catalogue';
import { type Check, type Content, referenceOf, sizeOf } from '../content';
import { placeholdersOf } from './placeholders';

/** Every language has the same catalogues with the same keys, and they hold texts (specification 29.1, 29.2). */
export const checkKeys: Check = (content) => [
  ...content.unreadable,
  ...missingFiles(content),
  ...content.catalogues.flatMap((catalogue) => [
    // Schemas describe the content of Markdown and photos.
    ...(isMarkdown(catalogue) || isShared(catalogue)
      ? []
      : [...wrongValues(catalogue), ...differences(catalogue, referenceOf(catalogue, content))]),
  ]),
];

function missingFiles({ catalogues, locales, unreadable }: Content): string[] {
  const names = new Set(catalogues.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const written = catalogues.filter((catalogue) => catalogue.name === name);
    return locales
      .filter((locale) => !written.some((catalogue) => catalogue.locale === locale))
      .map((locale) => fileOf(locale, name))
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

function differences({ file, locale, values }: Catalogue, reference: Catalogue | undefined): string[] {
  if (!reference) return [];
  const expected = pathsIn(locale, textPaths(reference));
  const missing = expected.filter((path) => typeof values.get(path) !== 'string');
  const isExtra = (path: string) => !expected.includes(path) && !isFurtherForm(path, locale, reference);
  const extra = textPaths({ values }).filter(isExtra);
  return [
    ...missing.map(
      (path) => `${file}: ${path}: is missing; translate it from ${reference.file} or remove it there`,
    ),
    ...extra.map(
      (path) => `${file}: ${path}: ${reference.file} has no such key; add it there or remove it here`,
    ),
  ];
}

/** Whether a text is a plural form of one that has a single form for all numbers in the default language. */
function isFurtherForm(path: string, locale: string, reference: Catalogue): boolean {
  const model = modelOf(locale, path, (other) => typeof reference.values.get(other) === 'string');
  return model !== undefined && placeholdersOf(`${reference.values.get(model.path)}`).includes('{{count}}');
}

const textPaths = ({ values }: Pick<Catalogue, 'values'>) =>
  [...values].filter(([, value]) => typeof value === 'string').map(([path]) => path);
