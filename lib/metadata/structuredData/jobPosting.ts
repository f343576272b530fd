import type { JobPosting } from 'schema-dts';
import { company } from '@/content/company';
import { isOpen, type JobId, jobs } from '@/content/jobs';
import type { Locale } from '@/content/locales';
import type { Job } from '@/content/schemas/job';
import { endOfDay } from '@/content/today';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { escapeHtml } from '@/lib/text';
import { cityOf, theCompany } from './organization';

/**
 * @param id which posting
 * @param today a day such as `2023-10-21`
 * @returns the posting while applications are open, otherwise undefined (specification 23.9)
 */
export function jobPosting(id: JobId, locale: Locale, today: string): JobPosting | undefined {
  const job: Job = jobs[id];
  return isOpen(job, today) ? posting(job, readCatalogue('jobs', locale).postings[id], locale) : undefined;
}

/** The texts of a posting that are used here. */
interface Texts {
  title: string;
  lead: string;
  tasks: readonly string[];
}

/** @returns an open posting, with the facts on its page */
export function posting(job: Job, { title, lead, tasks }: Texts, locale: Locale): JobPosting {
  const { posted, deadline, employment, workload, places } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(lead)}</p><ul>${tasks.map((task) => `<li>${escapeHtml(task)}</li>`).join('')}</ul>`,
    ...(posted && { datePosted: posted }),
    ...(deadline && { validThrough: endOfDay(deadline) }),
    employmentType: [
      ...(employment === 'internship' ? (['INTERN'] as const) : []),
      workload.to === 100 ? 'FULL_TIME' : 'PART_TIME',
      ...(workload.from < 100 && workload.to === 100 ? (['PART_TIME'] as const) : []),
    ],
    directApply: false,
    hiringOrganization: theCompany,
    jobLocation: places.map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...cityOf(company.offices[place], locale) },
    })),
  };
}
