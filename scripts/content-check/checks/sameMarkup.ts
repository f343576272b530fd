import { byNamespace, type ReadCatalogue, readCatalogues } from '../catalogues';
import { markupProblem, placeholdersOf, referencesOf, tagsOf } from '../markup';
import type { Check } from '../types';

/** Placeholders and `<Trans>` tags are the same in every language, and every `$t(…)` finds its key. */
export const checkSameMarkup: Check = (content) => {
  const catalogues = readCatalogues(content);
  const references = byNamespace(catalogues, content.locales[0] ?? '');
  return catalogues.flatMap((catalogue) => {
    const siblings = byNamespace(catalogues, catalogue.locale);
    const reference = references.get(catalogue.namespace);
    return [...catalogue.texts].flatMap(([path, text]) => {
      const counterpart = reference?.texts.get(path);
      const alone = markupProblem(text);
      const problems = alone === undefined ? [] : [alone];
      if (reference && reference !== catalogue && counterpart !== undefined) {
        problems.push(...differences(text, counterpart, reference.file));
      }
      problems.push(...deadReferences(text, catalogue, siblings));
      return problems.map((problem) => `${catalogue.file}: ${path}: ${problem}`);
    });
  });
};

function differences(text: string, counterpart: string, file: string): string[] {
  return [
    difference('placeholders', placeholdersOf(text), placeholdersOf(counterpart), file),
    difference('tags', tagsOf(text), tagsOf(counterpart), file),
  ].flatMap((problem) => problem ?? []);
}

function difference(what: string, here: string[], there: string[], file: string): string | undefined {
  if (here.join() === there.join()) return undefined;
  const list = (found: string[]) => found.join(', ') || 'none';
  return `the ${what} are ${list(here)} here but ${list(there)} in ${file}; make them equal`;
}

function deadReferences(
  text: string,
  catalogue: ReadCatalogue,
  siblings: ReadonlyMap<string, ReadCatalogue>,
): string[] {
  return referencesOf(text)
    .filter((reference) => {
      const [first = '', second] = reference.split(':');
      const target = second === undefined ? catalogue : siblings.get(first);
      return !target?.texts.has(second ?? first);
    })
    .map((reference) => `$t(${reference}) refers to a text that does not exist; correct the reference`);
}
