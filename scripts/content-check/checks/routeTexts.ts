import { type ReadCatalogue, readCatalogues } from '../catalogues';
import type { Check, Content } from '../types';

const FIELDS = ['title', 'description'];

/** Titles that are fixed to the letter (specification 23.1). */
const FIXED_TITLES: Readonly<Record<string, string>> = {
  home: 'Home',
  services: 'Services',
  ourWork: 'Our work and projects',
  careers: 'Careers',
};

/** The catalogue `meta` has a title and a description for every route, in every language, and nothing else. */
export const checkRouteTexts: Check = (content) =>
  readCatalogues(content)
    .filter(({ namespace }) => namespace === 'meta')
    .flatMap((meta) => [
      ...missingTexts(meta, content),
      ...unknownEntries(meta, content),
      ...fixedTitles(meta),
      ...repeatedTitles(meta),
    ]);

function missingTexts({ file, texts }: ReadCatalogue, { routes }: Content): string[] {
  return routes
    .flatMap(({ id }) => FIELDS.map((field) => `${id}.${field}`))
    .filter((path) => !texts.has(path))
    .map((path) => `${file}: ${path}: is missing; content/routes.ts lists this page, so write it`);
}

function unknownEntries({ file, nodes }: ReadCatalogue, { routes }: Content): string[] {
  const pages: readonly string[] = routes.map(({ id }) => id);
  return [...nodes.keys()].flatMap((path) => {
    const [page = '', field, ...rest] = path.split('.');
    if (!pages.includes(page)) {
      if (field !== undefined) return [];
      return [`${file}: ${page}: content/routes.ts has no such route; add it there or remove this entry`];
    }
    if (field === undefined || rest.length > 0 || FIELDS.includes(field)) return [];
    return [`${file}: ${path}: nothing shows it; a page has a title and a description only, so remove it`];
  });
}

function fixedTitles({ file, locale, texts }: ReadCatalogue): string[] {
  if (locale !== 'en') return [];
  return Object.entries(FIXED_TITLES)
    .filter(([page, title]) => texts.has(`${page}.title`) && texts.get(`${page}.title`) !== title)
    .map(([page, title]) => `${file}: ${page}.title: must be exactly "${title}", as specified; write that`);
}

function repeatedTitles({ file, texts }: ReadCatalogue): string[] {
  const first = new Map<string, string>();
  return [...texts].flatMap(([path, title]) => {
    if (!path.endsWith('.title')) return [];
    const earlier = first.get(title);
    if (earlier !== undefined) return [`${file}: ${path}: is the same as ${earlier}; give each page its own`];
    first.set(title, path);
    return [];
  });
}
