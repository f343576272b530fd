import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import type { Locale } from '@/content/locales';
import type { RouteId } from '@/content/routes';
import { isRecord } from '@/lib/isRecord';

/** A page's name and summary, as search engines and browser tabs show them. */
export interface PageMeta {
  title: string;
  description: string;
}

/**
 * Reads a page's metadata at build time. The catalogue `meta` never reaches the
 * browser as a whole: each page carries its own two sentences.
 *
 * @param page a route id
 * @param locale the page's language
 * @throws naming file and key when the catalogue has no such entry
 */
export function readMeta(page: RouteId, locale: Locale): PageMeta {
  const file = `public/locales/${locale}/meta.json`;
  const catalogue: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
  const entry = isRecord(catalogue) ? catalogue[page] : undefined;
  if (!isRecord(entry) || typeof entry.title !== 'string' || typeof entry.description !== 'string') {
    throw new Error(`${file}: "${page}" needs a title and a description; add both`);
  }
  return { title: withCompany(entry.title), description: withCompany(entry.description) };
}

function withCompany(text: string): string {
  return text.replaceAll('{{company}}', company.name);
}
