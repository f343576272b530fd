import type { RouteId } from './routes';
import type { Job } from './schemas/job';

/**
 * The facts of the job postings (specification 20.1, 20.2, 20.4). Their words
 * are in `jobs:postings.<id>`; what both must hold is checked by
 * `npm run content:check`.
 */
const developer = { open: false, employment: 'permanent', workload: { from: 80, to: 100 } } as const;
const marketing = { open: false, workload: { from: 100, to: 100 }, deadline: '2023-10-21' } as const;

export const jobs = {
  jobAngular: { ...developer, places: ['pristina', 'zurich'], relief: 'relief-e' },
  jobFullStack: { ...developer, places: ['pristina'], relief: 'relief-g' },
  jobDotNet: { ...developer, places: ['pristina'], relief: 'relief-h' },
  jobMarketing: { ...marketing, employment: 'permanent', places: ['pristina'], relief: 'relief-f' },
  jobMarketingIntern: {
    ...marketing,
    employment: 'internship',
    months: 4,
    places: ['pristina'],
    relief: 'relief-c',
  },
} as const satisfies Partial<Record<RouteId, Job>>;

/** A posting, by its route. */
export type JobId = keyof typeof jobs;

// `Object.keys` widens to string; the record's own type restores the ids.
export const jobIds = Object.keys(jobs) as JobId[];

/**
 * @param job the facts of a posting
 * @param today a day such as `2023-10-21`
 * @returns whether applications are asked for on that day; the deadline's own day still counts
 */
export function isOpen(job: Pick<Job, 'open' | 'deadline'>, today: string): boolean {
  return job.open && (job.deadline === undefined || today <= job.deadline);
}
