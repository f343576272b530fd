import { articles } from './articles';
import { articlePath, blogPath, furtherBlogPages } from './blogPaging';
import { type RouteId, routes } from './routes';
import type { Article } from './schemas/article';

/** A page of the site, in every language. */
export interface SitePage {
  /** A route's name, or `article:` and the article's. */
  readonly id: string;
  /** Unprefixed, such as `/blogs/protecting-from-phishing-attacks`. */
  readonly path: string;
  readonly robots?: 'noindex';
  readonly canonicalTo?: RouteId;
}

export { articlePath };

/** @returns the page of an article */
export function pageOf({ id, slug }: Article): SitePage {
  return { id: `article:${id}`, path: articlePath(slug) };
}

/**
 * Every page of the site: the routes, then the articles, as in the
 * specification's table; between them further pages of the blog's list, once it
 * is long enough for some. Read by the build and by tests; browsers need no more
 * than `content/routes.ts`, so that a page does not grow with the blog.
 */
export const pages: readonly SitePage[] = [
  ...routes,
  ...furtherBlogPages().map((number): SitePage => ({ id: `blog:${number}`, path: blogPath(number) })),
  ...articles().map(pageOf),
];
