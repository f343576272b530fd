import { isRecord } from '@/lib/isRecord';
import type { Json } from '../content-check/catalogue';

// i18next keeps each plural form of a text under its own key, such as `people_one` and `people_other`. The
// forms of a language come from the Unicode CLDR: English has two, Polish four, Arabic six, Indonesian one.
// In every language a text may have a form for zero, `people_zero`.

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const ending = new RegExp(`_(${forms.join('|')})$`);
const baseOf = (path: string): string => path.replace(ending, '');

/** CLDR's rules look at the last two digits, so these numbers cover all forms. */
const numbers = Array.from({ length: 201 }, (_, number) => number);

const hasForm = (locale: string, form: string): boolean =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.some((category) => category === form);

/** @returns whether a form covers a single number, such as `one` in English, so its text may omit the number */
function isOneNumber(locale: string, form: string): boolean {
  const rules = new Intl.PluralRules(locale);
  const meant = numbers.filter((number) => rules.select(number) === form);
  return hasForm(locale, form) ? meant.length === 1 : form === 'zero';
}

/**
 * @param paths of all texts of a catalogue in the default language
 * @returns the paths that it has in another language, in order
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
 * @returns its counterpart in the default language, and whether it may omit the number; undefined where there
 *   is none
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
  // A text with one form in English, such as “16 weeks”, may have several in another language.
  const model = [...(mayLackCount ? [path] : []), `${base}_other`, base].find(has);
  return model === undefined ? undefined : { path: model, mayLackCount };
}

/** @returns the default language's texts with the plural forms of another language */
export function withFormsOf(locale: string, texts: Json): Json {
  if (!isRecord(texts)) return Array.isArray(texts) ? texts.map((text) => withFormsOf(locale, text)) : texts;
  // The members of a JSON record are JSON.
  const group = texts as { readonly [key: string]: Json };
  const entries = pathsIn(locale, Object.keys(group)).map((key) => {
    const model = modelOf(locale, key, (other) => other in group)?.path ?? key;
    return [key, withFormsOf(locale, group[model] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}
