import { articles } from './articles';
import { articlePath, blogPath, furtherBlogPages } from './blogPaging';
import { profiled, profilePath } from './instructors';
import { type RouteId, routes } from './routes';
import type { Article } from './schemas/article';

/** A page of the site, in every language. */
export interface SitePage {
  /** A route's id, or `article:` or `instructor:` and the id of that. */
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

const afterProfiles = routes.findIndex(({ id }) => id === 'about');

/**
 * Every page of the site, in the order of the specification's table: the routes, among them the instructors, then
 * the articles; between them the further pages of the blog's list, if any. Used by the build and by tests. Browsers only need
 * `content/routes.ts`, so that no page grows with the blog.
 */
export const pages: readonly SitePage[] = [
  ...routes.slice(0, afterProfiles),
  ...profiled.map((person): SitePage => ({ id: `instructor:${person.id}`, path: profilePath(person) })),
  ...routes.slice(afterProfiles),
  ...furtherBlogPages().map((number): SitePage => ({ id: `blog:${number}`, path: blogPath(number) })),
  ...articles().map(pageOf),
];
