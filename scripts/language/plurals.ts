import { isRecord } from '@/lib/isRecord';
import type { Json } from '../content-check/catalogue';

// i18next keeps each plural form of a text under a key of its own, such as `people_one` and `people_other`. Which forms a
// language has is in the Unicode CLDR: English two, Polish four, Arabic six, Indonesian one. In every language a text may
// have a form for none, `people_zero`.

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const ending = new RegExp(`_(${forms.join('|')})$`);
const baseOf = (path: string): string => path.replace(ending, '');

/** The numbers by which forms are told apart: CLDR's rules look at the last two digits. */
const numbers = Array.from({ length: 201 }, (_, number) => number);

const hasForm = (locale: string, form: string): boolean =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.some((category) => category === form);

/** @returns whether a form stands for one number alone, such as `one` in English: its text need not say the number */
function isOneNumber(locale: string, form: string): boolean {
  const rules = new Intl.PluralRules(locale);
  const meant = numbers.filter((number) => rules.select(number) === form);
  return hasForm(locale, form) ? meant.length === 1 : form === 'zero';
}

/**
 * @param paths of all texts of a catalogue in the default language
 * @returns those that the catalogue has in another one, in their order
 */
export function pathsIn(locale: string, paths: readonly string[]): readonly string[] {
  const known = new Set(paths);
  const all = paths.flatMap((path) => {
    const base = baseOf(path);
    if (!known.has(`${base}_other`)) return [path];
    return forms
      .map((form) => `${base}_${form}`)
      .filter((own, at) => hasForm(locale, forms[at] ?? '') || (at === 0 && known.has(own)));
  });
  return [...new Set(all)];
}

/**
 * @param path of a text in a language
 * @param has whether the default language has a text
 * @returns the text of the default language that it translates, and whether it may leave the number out; nothing where
 *   there is none
 */
export function modelOf(
  locale: string,
  path: string,
  has: (path: string) => boolean,
): { readonly path: string; readonly mayLackCount: boolean } | undefined {
  const form = ending.exec(path)?.[1] ?? '';
  const mayLackCount = isOneNumber(locale, form);
  if (!mayLackCount && !hasForm(locale, form)) return has(path) ? { path, mayLackCount } : undefined;
  const base = baseOf(path);
  // A text that has one form in English, such as “16 weeks”, may have several in another language.
  const model = [...(mayLackCount ? [path] : []), `${base}_other`, base].find(has);
  return model === undefined ? undefined : { path: model, mayLackCount };
}

/** @returns the texts of the default language as those of another one begin: with its plural forms */
export function withFormsOf(locale: string, texts: Json): Json {
  if (!isRecord(texts)) return Array.isArray(texts) ? texts.map((text) => withFormsOf(locale, text)) : texts;
  // What is a record of JSON holds JSON.
  const group = texts as { readonly [key: string]: Json };
  const entries = pathsIn(locale, Object.keys(group)).map((key) => {
    const model = modelOf(locale, key, (other) => other in group)?.path ?? key;
    return [key, withFormsOf(locale, group[model] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}
