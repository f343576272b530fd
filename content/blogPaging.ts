import { articles } from './articles';

/** Articles per page of the blog's list, so that its pages do not grow with the blog. */
export const articlesPerPage = 24;

/** How many pages the list has. */
export const blogPageCount = () => Math.max(1, Math.ceil(articles().length / articlesPerPage));

/** Where an article lives, as an unprefixed path. Known without the articles, of which one may have a mistake. */
export const articlePath = (slug: string): string => `/blogs/${slug}`;

/**
 * @param number counted from 1
 * @returns the path of a page of the list, without prefix; the first one is the blog's own
 */
export function blogPath(number: number): `/${string}` {
  return number === 1 ? '/blogs' : `/blogs/page/${number}`;
}

/** The further pages of the list; none up to 24 articles. */
export const furtherBlogPages = (): readonly number[] =>
  Array.from({ length: blogPageCount() - 1 }, (_, index) => index + 2);
