import { articles } from '@/content/articles';
import { type BlogPicture, blogPictures } from '@/content/blogPictures';
import { defaultLocale, type Locale } from '@/content/locales';
import { cutOf } from '@/content/photoCuts';
import { photoIds } from '@/content/photos';
import type { Article } from '@/content/schemas/article';

let sorted: { readonly of: readonly Article[]; readonly list: readonly Article[] } | undefined;

/** @returns all articles but drafts, newest first, and alphabetically within a day */
export function newestFirst(): readonly Article[] {
  const of = articles();
  if (sorted?.of !== of) sorted = { of, list: sortByDate(of) };
  return sorted.list;
}

/** @returns the same articles, newest first */
function sortByDate(unsorted: readonly Article[]): readonly Article[] {
  return unsorted.filter(({ draft }) => !draft).sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * @returns the article's picture in one language, or the default language's where it was not drawn in this
 *   one
 * @throws when it was not drawn at all
 */
export function pictureOf({ id, picture }: Article, locale: Locale): BlogPicture {
  const name = typeof picture === 'string' ? picture : (picture[locale] ?? picture[defaultLocale]);
  const drawn = name === undefined ? undefined : drawingOf(name);
  if (drawn) return drawn;
  if (name !== undefined && photoIds().includes(name)) return cutOf(name, 'wide');
  throw new Error(
    `content/articles/${defaultLocale}/${id}.md: the picture "${name}" is not drawn; run "npm run art blog"`,
  );
}

/** @returns a drawing of the blog by its name, with its dark version; undefined if there is none */
export function drawingOf(name: string): BlogPicture | undefined {
  const facts = blogPictures[name];
  const night = `${name}-night`;
  const nightFacts = blogPictures[night];
  return facts && { name, ...facts, ...(nightFacts && { dark: { name: night, ...nightFacts } }) };
}
