import { useTranslation } from 'next-i18next/pages';
import type { SignpostLink } from '@/components/ui/Signpost';
import { type ClosedPage, closingLinks } from '@/content/closings';

/**
 * @param first a link in place of the one to Contact
 * @returns the three links of the call to collaborate on a page, to Contact first (specification 38.5)
 */
export function useClosingLinks(of: ClosedPage, first?: SignpostLink): readonly SignpostLink[] {
  const { t } = useTranslation('common');
  return [
    first ?? { to: 'contact', label: t('closing.contact') },
    ...closingLinks(of).map((to) => ({ to, label: t(`closing.links.${to}`) })),
  ];
}
