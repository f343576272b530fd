import { useTranslation } from 'next-i18next/pages';
import { company } from '@/content/company';
import type { JobId } from '@/content/jobs';
import { mailLink } from '@/lib/links';

/** @returns a mail link to the jobs address whose subject names the position */
export function useApplyLink(id: JobId): string {
  const { t } = useTranslation('jobs');
  // A soft hyphen is for the page; a mail program would show it as a hyphen or an unknown character.
  const position = t(`postings.${id}.title`).replaceAll('\u00ad', '');
  return mailLink(company.mail.jobs, t('apply.subject', { position }));
}
