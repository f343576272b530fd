import { articles } from './articles';
import { articlePath, blogPath, furtherBlogPages } from './blogPaging';
import { type RouteId, routes } from './routes';
import type { Article } from './schemas/article';

/** A page of the site, in every language. */
export interface SitePage {
  /** A route's id, or `article:` and the article's id. */
  readonly id: string;
  /** Without prefix, such as `/blogs/protecting-from-phishing-attacks`. */
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
 * Every page of the site: the routes, then the articles, as in the specification's table; between them the
 * further pages of the blog's list, if any. Used by the build and by tests. Browsers only need
 * `content/routes.ts`, so that no page grows with the blog.
 */
export const pages: readonly SitePage[] = [
  ...routes,
  ...furtherBlogPages().map((number): SitePage => ({ id: `blog:${number}`, path: blogPath(number) })),
  ...articles().map(pageOf),
];
