import { useTranslation } from 'next-i18next/pages';
import { company } from '@/content/company';
import type { JobId } from '@/content/jobs';
import { mailLink } from '@/lib/links';

/** @returns a mail link to the jobs address whose subject names the position */
export function useApplyLink(id: JobId): string {
  const { t } = useTranslation('jobs');
  return mailLink(company.mail.jobs, t('apply.subject', { position: t(`postings.${id}.title`) }));
}
