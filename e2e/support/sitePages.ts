import { jobIds } from '@/content/jobs';
import { defaultLocale, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { programmeOrder } from '@/content/programmes';
import { localeOfPath, localizedPath } from '@/lib/routing/locale';

const inEveryLanguage = (found: typeof pages) =>
  found.flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale)));

/** The paths of every page, in every language; and one path that does not exist. */
export const builtPaths = inEveryLanguage(pages);

/** The built paths of the not-found pages. */
export const notFoundPaths = locales.map((locale) => localizedPath('/404', locale));

export const unknownPaths = locales.map((locale) => localizedPath('/nothing-here', locale));

/** Those that links lead to: without the coming-soon page and earlier versions of a page. */
export const linkedPaths = inEveryLanguage(
  pages.filter(({ robots, canonicalTo }) => !robots && !canonicalTo),
);

/** Pages of these kinds differ from one another only in texts and pictures. */
const similar: readonly (typeof pages)[] = [
  pages.filter(({ id }) => id.startsWith('article:')),
  pages.filter(({ id }) => id.startsWith('instructor:')),
  pages.filter(({ canonicalTo }) => canonicalTo),
  pages.filter(({ id }) => jobIds.some((job) => job === id)),
  pages.filter(({ id }) => programmeOrder.some((programme) => programme === id)),
];

const repeating = new Set(inEveryLanguage(similar.flatMap((kind) => kind.slice(1))));

/** For `npm run test:long` only. */
export const long = ['@full', '@long'];

/** Whether a page differs from another one of its language only in texts and pictures. */
export const isRepeating = (path: string): boolean => repeating.has(path);

/**
 * Where many pages get the same test, CI tests one of each kind, in the language with the longer words; the others are for
 * `npm run test:long`.
 */
export const isOneOfItsKind = (path: string): boolean =>
  localeOfPath(path) !== defaultLocale && !isRepeating(path);

/** @returns the tags of a test of this page that `npm test` leaves out */
export const fullTags = (path: string): string[] => (isOneOfItsKind(path) ? ['@full'] : long);
