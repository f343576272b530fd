import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import type { Locale } from '@/content/locales';
import { allFilled } from './filled';

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
