import { locales } from '@/content/locales';
import { draft } from '../content-check/checks/drafts';
import { readCatalogues } from '../content-check/content';
import { languageName } from '../content-check/languages';
import { fileText, mapTexts } from '../language/texts';
import { insert, insertText } from './insert';
import type { Change } from './types';

/** @returns a change that writes a new file */
export const newFile = (file: string, text: string): Change => ({ file, text });

/** @returns a change that adds an entry to a list or group that a file of `content/` declares */
export function addTo(file: string, constant: string, entry: string): Change {
  return { file, edit: (text) => insert(text, constant, entry) };
}

/** @returns a change that adds a named entry to such a group */
export const addNamed = (file: string, constant: string, name: string, facts: object): Change =>
  addTo(file, constant, `${name}: ${JSON.stringify(facts, null, 2)},`);

/** @returns a change that adds an entry to the data of `content/<name>.json`: at the end of a list, or by its name */
export const addFacts = (name: string, entry: object, id: string | -1 = -1): Change => ({
  file: `content/${name}.json`,
  edit: (text) => insertText(text, [id], entry),
});

/**
 * @param namespace names the catalogue
 * @param path the keys that lead to the new texts
 * @param words makes them, given the language's English name
 * @returns changes that add them in every language
 */
export function addWords(
  namespace: string,
  path: readonly string[],
  words: (language: string) => unknown,
): readonly Change[] {
  return locales.map((locale) => ({
    file: `public/locales/${locale}/${namespace}.json`,
    edit: (text) => insertText(text, path, words(languageName(locale))),
  }));
}

/**
 * @returns changes that write a new catalogue in every language, with the texts of a `model` still to be
 *   rewritten
 */
export function newWordsLike(name: string, model: string): readonly Change[] {
  return readCatalogues(process.cwd(), locales)
    .catalogues.filter((catalogue) => catalogue.name === model)
    .map((catalogue) => {
      const write = (text: string) => draft(`as here: ${text}`, languageName(catalogue.locale));
      return newFile(catalogue.file.replace(model, name), fileText(catalogue, mapTexts(catalogue, write)));
    });
}

/** @returns `sales-lead` as `salesLead` */
const camelCase = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** @returns `sales-lead` as `SalesLead` */
export const pascalCase = (slug: string): string => camelCase(`-${slug}`);
