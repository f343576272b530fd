import { articles } from '@/content/articles';
import { isOpen, jobs } from '@/content/jobs';
import { articlePath, type SitePage } from '@/content/pages';
import type { Job } from '@/content/schemas/job';
import { nextDay, today } from '@/content/today';
import { newestFirst } from '@/lib/blog/articles';
import { policyFacts } from '@/lib/policies/readPolicy';

/**
 * @param page a page of the site
 * @returns the date in its content, such as `2024-07-04`, if it has one
 */
export function lastChanged({ id, path }: SitePage): string | undefined {
  if (id === 'policies') return policyFacts('privacy').reviewed;
  if (id === 'blog') return newestFirst()[0]?.date;
  const job: Job | undefined = Object.entries(jobs).find(([posting]) => posting === id)?.[1];
  if (job) return postingChanged(job, today());
  const article = articles().find(({ slug }) => articlePath(slug) === path);
  return article?.updated ?? article?.date;
}

/** A posting changes when it opens and on the day after its deadline; search engines drop a closed one sooner. */
function postingChanged(job: Job, day: string): string | undefined {
  if (job.deadline !== undefined && job.deadline < day) return nextDay(job.deadline);
  return isOpen(job, day) ? job.posted : undefined;
}
