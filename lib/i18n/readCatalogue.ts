import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import { textValues } from '@/content/figures';
import type { Locale } from '@/content/locales';

type Catalogues = CustomTypeOptions['resources'];

/**
 * Reads a catalogue at build time, for what is made from texts beside the pages.
 *
 * @param namespace names the file
 * @returns its texts, the company's name and figures filled in
 * @throws naming the file when it cannot be read
 */
export function readCatalogue<Name extends keyof Catalogues>(
  namespace: Name,
  locale: Locale,
): Catalogues[Name] {
  // Each language has the keys of the English model: `npm run content:check` sees to it.
  return readJson(`public/locales/${locale}/${namespace}.json`) as Catalogues[Name];
}

/** @returns what a file of texts holds, the company's name and figures filled in as i18next does it in pages */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'), (_, value) =>
    typeof value === 'string' ? filled(value, textValues) : value,
  );
}

/** @returns a text with its placeholders filled in; those without a value stay */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}
