import { caseOrder } from '@/content/caseStudies';
import { earlierIds } from '@/content/earlierCaseStudies';
import { jobIds } from '@/content/jobs';
import { defaultLocale, isLocale } from '@/content/locales';
import { programmeOrder } from '@/content/programmes';
import { recordOf } from '@/content/recordOf';
import { routes } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { isRecord } from '@/lib/isRecord';
import { pageName } from '@/lib/metadata/pageName';
import { stripSoftHyphens } from '@/lib/text';
import labels from '../labels.json' with { type: 'json' };
import { type EditorLanguage, sayIn } from '../language';
import type { Collection } from './collections';
import type { Field } from './fields';

/** Labels by the last parts of a field's path, for keys that do not read well as they are, and in German. */
const own: Readonly<Record<string, Readonly<Partial<Record<EditorLanguage, string>>>>> = labels.labels;

/** Keys that name a page wherever they are; others do as the name of a form and in the navigation. */
const pageIds: ReadonlySet<string> = new Set([...caseOrder, ...earlierIds, ...programmeOrder, ...jobIds]);

/** Characters of a text that is a label. */
const longest = 40;

/** @returns a heading, if it is short and plain enough for a label */
const short = (text: unknown) =>
  typeof text === 'string' && text.length <= longest && !/[<{]/.test(text) ? text : undefined;

/** @returns the beginning of a text, for a field without another label */
function beginningOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const plain = text.replace(/<\/?\w+>/g, '').replace(/\{\{\w+\}\}/g, '…');
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/\s\S*$/, '')} …`;
}

/** @returns `heroTitle` as `Hero title`; abbreviations stay */
function derived(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return /[a-z]/.test(key) ? words.charAt(0).toUpperCase() + words.slice(1) : key;
}

/**
 * Labels in the site's words for pages, offices, groups of texts and choices, those of `labels.json` for other fields, else
 * made from the key.
 *
 * @param language of the editor's browser
 */
export function labelsIn(language: EditorLanguage) {
  const say = sayIn(language);
  const locale = isLocale(language) ? language : defaultLocale;
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const { offices } = readCatalogue('common', locale);
  const cities: Readonly<Record<string, string>> = {
    zurich: offices.zurich.city,
    pristina: offices.pristina.city,
  };
  const pages: Readonly<Record<string, string>> = recordOf(
    routes.map(({ id }) => id),
    (id) => pageName(id, locale),
  );
  const { location, category } = readCatalogue('careers', locale).positions;
  /** The site's words for the choices of a field. */
  const choices: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    category,
    domicile: cities,
    employment: readCatalogue('jobs', locale).employment,
    location,
    page: pages,
    places: cities,
    registerCanton: readCatalogue('legal', locale).cantons,
    status: readCatalogue('programmes', locale).status,
    team: readCatalogue('blog', locale).teams,
    type: readCatalogue('instructors', locale).jobTypes,
  };

  /** @returns the label of `labels.json` for the longest end of a path, of two parts at least */
  const specific = (path: readonly string[]) =>
    path
      .slice(0, -1)
      .map((_, index) => own[path.slice(index).join('.')]?.[language])
      .find(Boolean);

  /** @returns the name of the page or the office that a key stands for */
  function nameOf(path: readonly string[]): string | undefined {
    const [collection, form] = path;
    const key = path.at(-1) ?? '';
    if (cities[key]) return cities[key];
    const isForm = collection === 'texts' && (path.length === 2 || (path.length === 3 && form === 'meta'));
    return isForm || pageIds.has(key) || path.at(-2) === 'nav' ? pages[key] : undefined;
  }

  /** @param texts of the field, in the editor's language: a group is called by its heading */
  function label(path: readonly string[], texts?: unknown): string {
    const key = path.at(-1) ?? '';
    const { label: marker, title, name } = Object(texts);
    return stripSoftHyphens(
      specific(path) ??
        nameOf(path) ??
        short(marker) ??
        own[key]?.[language] ??
        short(title) ??
        short(name) ??
        // Keys are English; elsewhere the text itself says more.
        (language === 'en' ? undefined : beginningOf(texts)) ??
        derived(key),
    ).replaceAll('\n', ' ');
  }

  /** @returns the labels of a list and of one entry */
  function listed(path: readonly string[], text: string) {
    const one = language === 'en' ? text.replace(/s$/, '') : label(['one']);
    return { label: text, label_singular: specific([...path, 'one']) ?? one };
  }

  /** @returns a choice in the site's words, if it has them */
  function choice(path: readonly string[], value: string): string {
    const text = choices[path.at(-1) ?? '']?.[value];
    return typeof text === 'string' ? stripSoftHyphens(text) : label([...path, value]);
  }

  /**
   * @param above the path of its group
   * @param texts of the group, in the editor's language
   */
  function field(given: Field, above: readonly string[], texts?: unknown): Field {
    const { name, widget, fields, field: entry, options, hint, pattern } = given;
    // A list that is the whole form has no name of its own.
    const path = name === 'list' ? above : [...above, name];
    const value = isRecord(texts) ? texts[name] : undefined;
    const text =
      isLocale(name) && !specific(path)
        ? label([...above, 'locale']).replace('{{language}}', languageNames.of(name) ?? name)
        : label(path, value);
    const list = widget === 'list' ? listed(path, text) : undefined;
    // Pages and offices have the same fields, so their names are no part of a path.
    const below = nameOf(path) && above.length > 1 ? above : path;
    return {
      ...given,
      ...(list ?? { label: text }),
      ...(fields && { fields: fields.map((inner) => field(inner, below, value)) }),
      ...(entry && list && { field: { ...field(entry, below), label: list.label_singular } }),
      ...(options && {
        options: options.map((option) => ({ value: option, label: choice(path, `${option}`) })),
      }),
      ...(hint && { hint: above[0] === 'texts' ? `${say('Keep')} ${hint}` : say(hint) }),
      ...(pattern && { pattern: [pattern[0], say(pattern[1])] }),
    };
  }

  /** @returns the collection with its labels and hints in the language */
  function labelled(collection: Collection): Collection {
    const { name, files, fields } = collection;
    return {
      ...collection,
      ...(files ? { label: label([name]) } : listed([name], label([name]))),
      ...(fields && { fields: fields.map((one) => field(one, [name])) }),
      ...(files && {
        files: files.map((file) => {
          const path = [name, file.name];
          // A name read from the folder.
          const texts = name === 'texts' ? readCatalogue(file.name as 'home', locale) : undefined;
          return { ...file, label: label(path), fields: file.fields.map((one) => field(one, path, texts)) };
        }),
      }),
    };
  }

  return { say, labelled };
}
