import { textValues } from '@/content/figures';
import type { Locale } from '@/content/locales';
import type { Words } from '@/content/schemas/words';

// Separate from `readCatalogue.ts`, which reads files, because components fill in texts of the facts, too.

/**
 * @param texts in groups and lists
 * @param values of placeholders, in addition to the company's name and the figures
 * @returns the same with placeholders filled in, as i18next does in pages
 */
export function allFilled<Texts>(texts: Texts, values: Readonly<Record<string, string>> = {}): Texts {
  const known = { ...textValues, ...values };
  // Only the contents of strings change.
  return JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' ? filled(value, known) : value,
  ) as Texts;
}

/** @returns a text with its placeholders filled in; those without a value are left as they are */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}

/** @returns a text of the facts in a language, as i18next fills it in; empty while an editor has not written it */
export const said = (words: Words | undefined, locale: Locale): string =>
  filled(words?.[locale] ?? '', textValues);
