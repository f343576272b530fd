import { isOpen } from '@/content/jobs';
import type { Locale } from '@/content/locales';
import type { Job } from '@/content/schemas/job';
import { formatDate } from '@/lib/formatDate';
import { filled } from '@/lib/i18n/filled';

/** What search engines show of a page. */
type Texts = Readonly<Record<'title' | 'description', string>>;

/** `jobs:search`: what is said of a posting that is open, and of one that is not, with and without a deadline. */
export type SearchWords = Readonly<
  Record<'open' | 'closed', Readonly<Record<'title' | 'note' | 'deadline', string>>>
>;

/**
 * @param today a day such as `2023-10-21`
 * @returns what search engines show of a posting on that day: its texts, and whether it is open (specification 20.5)
 */
export function postingMeta(
  { title, description }: Texts,
  words: SearchWords,
  job: Pick<Job, 'open' | 'deadline'>,
  locale: Locale,
  today: string,
): Texts & { readonly note: string } {
  const open = isOpen(job, today);
  const said = words[open ? 'open' : 'closed'];
  // A posting may be filled before its deadline.
  const day = job.deadline !== undefined && (open || job.deadline < today) ? job.deadline : undefined;
  const note = day
    ? filled(said.deadline, { day: formatDate(day, locale).replaceAll('\u00a0', ' ') })
    : said.note;
  return { title: filled(said.title, { title }), description: `${description} ${note}`, note };
}
