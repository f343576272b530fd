import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { type Locale, locales } from '@/content/locales';
import { type RouteId, routeById } from '@/content/routes';
import { isRecord } from '@/lib/isRecord';
import { type SearchEntry, searchEntry } from '@/lib/metadata/searchEntry';

/** A page's name and summary, as search engines and browser tabs show them. */
export interface PageTexts {
  title: string;
  description: string;
  keywords?: readonly string[];
}

/** What a page's head says about it. */
export interface PageMeta extends PageTexts, SearchEntry {
  /** Path of the feed that the page belongs to. */
  feed?: string;
}

/**
 * @param page a route id
 * @param locale the page's language
 * @returns what the page's head says; worked out at build time, so that
 *   browsers need neither the catalogue `meta` nor the rules
 */
export function pageMeta(page: RouteId, locale: Locale): PageMeta {
  return { ...readMeta(page, locale), ...searchEntry(routeById(page), locale, locales) };
}

/**
 * Reads a page's title and description. The catalogue `meta` never reaches the
 * browser as a whole: each page carries its own two sentences.
 *
 * @param page a route id
 * @param locale the page's language
 * @throws naming file and key when the catalogue has no such entry
 */
export function readMeta(page: RouteId, locale: Locale): PageTexts {
  const file = `public/locales/${locale}/meta.json`;
  const catalogue: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
  const entry = isRecord(catalogue) ? catalogue[page] : undefined;
  if (!isRecord(entry) || typeof entry.title !== 'string' || typeof entry.description !== 'string') {
    throw new Error(`${file}: "${page}" needs a title and a description; add both`);
  }
  return { title: withCompany(entry.title), description: withCompany(entry.description) };
}

/** Fills in the company's name, as i18next does in the texts that it reads. */
export function withCompany(text: string): string {
  return text.replaceAll('{{company}}', company.name);
}
