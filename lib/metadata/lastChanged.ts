import { articles } from '@/content/articles';
import { articlePath, type SitePage } from '@/content/pages';
import { newestFirst } from '@/lib/blog/articles';
import { policyFacts } from '@/lib/policies/readPolicy';

/**
 * @param page a page of the site
 * @returns the date in its content, such as `2024-07-04`, if it has one
 */
export function lastChanged({ id, path }: SitePage): string | undefined {
  if (id === 'policies') return policyFacts('privacy').reviewed;
  if (id === 'blog') return newestFirst()[0]?.date;
  const article = articles().find(({ slug }) => articlePath(slug) === path);
  return article?.updated ?? article?.date;
}
