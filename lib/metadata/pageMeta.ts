import { type JobId, jobs } from '@/content/jobs';
import type { Locale } from '@/content/locales';
import { type RouteId, routeById } from '@/content/routes';
import { today } from '@/content/today';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { postingMeta } from './postingMeta';
import { type SearchEntry, searchEntry } from './searchEntry';

export interface PageMeta extends SearchEntry {
  title: string;
  /** A different title for social networks (specification 23.14). */
  shareTitle?: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the feed that the page belongs to. */
  feed?: string;
}

/**
 * @param page a route id
 * @param locale the page's language
 * @param day the day for which the page is built, such as `2023-10-21`
 * @returns what the page's head says; worked out at build time, so that
 *   browsers need neither the catalogue `meta` nor the rules
 */
export function pageMeta(page: RouteId, locale: Locale, day = today()): PageMeta {
  const texts = readCatalogue('meta', locale)[page];
  const entry = { ...texts, ...searchEntry(routeById(page), locale) };
  if (!isJob(page)) return entry;
  const { note: _, ...postingTexts } = postingMeta(
    texts,
    readCatalogue('jobs', locale).search,
    jobs[page],
    locale,
    day,
  );
  return { ...entry, ...postingTexts };
}

const isJob = (id: RouteId): id is JobId => id in jobs;
