import type { JobPosting } from 'schema-dts';
import { company } from '@/content/company';
import { isOpen, type JobId, jobs } from '@/content/jobs';
import type { Locale } from '@/content/locales';
import { routeById } from '@/content/routes';
import type { Job } from '@/content/schemas/job';
import { endOfDay } from '@/content/today';
import { filled } from '@/lib/i18n/filled';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { escapeHtml } from '@/lib/text';
import { postalAddress, theCompany } from './organization';

/**
 * @param id which posting
 * @param today a day such as `2023-10-21`
 * @returns the posting while applications are open, otherwise undefined (specification 23.9)
 */
export function jobPosting(id: JobId, locale: Locale, today: string): JobPosting | undefined {
  return isOpen(jobs[id], today) ? posting(id, jobs[id], locale) : undefined;
}

/** @returns an open posting, with everything that its page says (specification 20.9) */
export function posting(id: JobId, job: Job, locale: Locale): JobPosting {
  const { posted, deadline, employment, workload, places } = job;
  const pay = places.length === 1 ? salary(job) : undefined;
  return {
    '@type': 'JobPosting',
    title: readCatalogue('jobs', locale).postings[id].title,
    description: description(id, job, locale),
    identifier: {
      '@type': 'PropertyValue',
      name: company.name,
      value: routeById(id).path.slice(1),
    },
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
      address: postalAddress(company.offices[place], locale),
    })),
    ...(pay && { baseSalary: pay }),
  };
}

/** The currency of each office; the texts `jobs:pay` say the same. */
const currencies = { zurich: 'CHF', pristina: 'EUR' } as const;

/** @returns the pay at the first place. Search engines read one amount, so a choice of places is in the text only. */
function salary({ places: [place], pay }: Job): JobPosting['baseSalary'] | undefined {
  const range = place && pay?.[place];
  if (!range) return undefined;
  const { from, to } = range;
  return {
    '@type': 'MonetaryAmount',
    currency: currencies[place],
    value: {
      '@type': 'QuantitativeValue',
      unitText: 'MONTH',
      ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
    },
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string) => `<p><strong>${escapeHtml(text)}</strong></p>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The whole posting, in its order, in the elements that Google names for descriptions (Job posting structured data). */
function description(id: JobId, job: Job, locale: Locale): string {
  const words = readCatalogue('jobs', locale);
  const { labels, process } = words;
  const { lead, team, tasks, profile, offer, process: steps } = words.postings[id];
  return [
    paragraph(lead),
    list(factsOf(job, locale)),
    heading(team.title),
    paragraph(team.text),
    heading(team.hard.title),
    paragraph(team.hard.text),
    heading(labels.tasks),
    list(tasks),
    heading(labels.must),
    list(profile.must),
    heading(labels.plus),
    list(profile.plus),
    heading(labels.offer),
    list(offer),
    heading(process.title),
    ...steps.map(({ title, text }) => paragraph(`${title}: ${text}`)),
  ].join('');
}

/** Hours, pay in each place, form of employment and duration, as in the panel of the page. */
function factsOf({ workload, places, pay, employment, months }: Job, locale: Locale): string[] {
  const words = readCatalogue('jobs', locale);
  const { offices } = readCatalogue('common', locale);
  const hours = workload.from === 100 ? words.workload.full : filled(words.workload.range, workload);
  const paid = places.flatMap((place) => {
    const range = pay?.[place];
    if (!range) return [];
    const { fixed, range: between } = words.pay[place];
    const said = filled(range.from === range.to ? fixed : between, range);
    return [`${filled(words.labels.pay, { place: offices[place].city })}: ${said}`];
  });
  return [
    `${words.labels.workload}: ${hours}`,
    ...paid,
    `${words.labels.employment}: ${words.employment[employment]}`,
    ...(months ? [`${words.labels.duration}: ${filled(words.duration.months, { count: months })}`] : []),
  ];
}
