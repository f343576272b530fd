import { articles } from '@/content/articles';
import type { Locale } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { type RouteId, routeById, routes } from '@/content/routes';
import { shownArticle } from '@/lib/blog/articlePage';
import { isRecord } from '@/lib/isRecord';
import { dataBlock, structuredData } from '@/lib/metadata/structuredData';

export type Thing = Record<string, unknown>;

const anyDay = '2026-03-01';
/** Every route that search engines may show. */
export const listed = routes.filter(({ robots, canonicalTo }) => !robots && !canonicalTo).map(({ id }) => id);

/** A page's data as a search engine reads it on a day. */
export function thingsOn(id: RouteId, locale: Locale, day = anyDay): Thing[] {
  return read(structuredData({ id, page: routeById(id), locale }, day));
}

/** The same of an instructor, by the path of the page. */
export function thingsOnProfile(path: string, locale: Locale): Thing[] {
  const page = { id: 'instructor', path };
  return read(structuredData({ id: 'instructor', page, locale }, anyDay));
}

/** The same of an article, by its place in the list. */
export function thingsOnArticle(index: number, locale: Locale): Thing[] {
  const found = articles()[index];
  if (!found) throw new Error(`there is no article ${index}`);
  const article = shownArticle(found, locale);
  const page = { id: `article:${found.id}`, path: articlePath(found.slug) };
  return read(structuredData({ id: 'article', page, locale, article }, anyDay));
}

function read(data: Parameters<typeof dataBlock>[0]): Thing[] {
  const parsed: unknown = JSON.parse(dataBlock(data));
  const graph =
    isRecord(parsed) && parsed['@context'] === 'https://schema.org' ? parsed['@graph'] : undefined;
  if (!Array.isArray(graph)) throw new Error('the data is no graph of schema.org');
  return graph.filter(isRecord);
}

export const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

/** Every text below a field of this name, wherever it stands. */
export function textsOf(value: unknown, field: RegExp, name = ''): string[] {
  if (typeof value === 'string') return field.test(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field, name));
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, field, key)) : [];
}
