import data from './jobs.json' with { type: 'json' };
import type { RouteId } from './routes';
import type { Job } from './schemas/job';

/** A posting, by its route. */
export type JobId = keyof typeof data & RouteId;

/**
 * The facts of the job postings (specification 20.1, 20.2, 20.4), from `content/jobs.json`. Their texts are in
 * `jobs:postings.<id>`; the content check validates the file.
 */
export const jobs = data as Readonly<Record<JobId, Job>>;

// `Object.keys` widens to string; the record's own type restores the ids.
export const jobIds = Object.keys(jobs) as JobId[];

/**
 * @param job the facts of a posting
 * @param today a day such as `2023-10-21`
 * @returns whether applications are open on that day; the deadline is included
 */
export function isOpen(job: Pick<Job, 'open' | 'deadline'>, today: string): boolean {
  return job.open && (job.deadline === undefined || today <= job.deadline);
}
