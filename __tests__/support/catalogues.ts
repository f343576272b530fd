import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceLanguage } from 'i18next';
import type { Locale } from '@/content/locales';

/** Every catalogue of a language, by its namespace, as it is on disk. */
export function readCatalogues(locale: Locale): ResourceLanguage {
  const folder = join(process.cwd(), 'public/locales', locale);
  const catalogues: ResourceLanguage = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    catalogues[file.replace('.json', '')] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  }
  return catalogues;
}
