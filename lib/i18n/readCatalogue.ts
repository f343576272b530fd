import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import { textValues } from '@/content/figures';
import type { Locale } from '@/content/locales';

type Catalogues = CustomTypeOptions['resources'];

/**
 * Reads a catalogue at build time, for files made from texts outside the pages.
 *
 * @param namespace names the file
 * @returns its texts, with the company's name and figures filled in
 * @throws naming the file when it cannot be read
 */
export function readCatalogue<Name extends keyof Catalogues>(
  namespace: Name,
  locale: Locale,
): Catalogues[Name] {
  // `npm run content:check` ensures that each language has the keys of the English model.
  const file = join(process.cwd(), `public/locales/${locale}/${namespace}.json`);
  return allFilled(JSON.parse(readFileSync(file, 'utf8')) as Catalogues[Name]);
}

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
