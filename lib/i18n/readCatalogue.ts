import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import type { Locale } from '@/content/locales';
import { withCompany } from './meta';

type Catalogues = CustomTypeOptions['resources'];

/**
 * Reads a catalogue at build time, for what is made from words beside the pages.
 *
 * @param namespace names the file
 * @returns its texts, the company's name filled in
 * @throws naming the file when it cannot be read
 */
export function readCatalogue<Name extends keyof Catalogues>(
  namespace: Name,
  locale: Locale,
): Catalogues[Name] {
  const file = join(process.cwd(), `public/locales/${locale}/${namespace}.json`);
  // Each language has the keys of the English model: `npm run content:check` sees to it.
  return JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value === 'string' ? withCompany(value) : value,
  ) as Catalogues[Name];
}
