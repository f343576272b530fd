import { useTranslation } from 'next-i18next/pages';
import type { SignpostLink } from '@/components/ui/Signpost';
import { type ClosedPage, closingLinks } from '@/content/closings';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';

/**
 * @returns the three links of the call to collaborate on a page (specification 38.5): first to Contact or, as its form
 *   asks for a project, from a programme to the jobs address
 */
export function useClosingLinks(of: ClosedPage): readonly SignpostLink[] {
  const { t } = useTranslation('common');
  const { jobs } = company.mail;
  return [
    of === 'programme'
      ? { href: mailLink(jobs), address: jobs, label: t('closing.ask') }
      : { to: 'contact', label: t('closing.contact') },
    ...closingLinks[of].map((to) => ({ to, label: t(`closing.links.${to}`) })),
  ];
}
