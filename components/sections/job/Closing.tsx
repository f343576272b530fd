import { useTranslation } from 'next-i18next/pages';
import { ClosingField } from '@/components/sections/ClosingField';
import { company } from '@/content/company';
import type { JobId } from '@/content/jobs';
import { useApplyLink } from './useApplyLink';

interface Props {
  id: JobId;
  open: boolean;
}

/** Encouragement to apply, and the address. */
export function Closing({ id, open }: Props) {
  const { t } = useTranslation(['jobs', 'common']);
  const apply = { href: useApplyLink(id), address: company.mail.jobs };
  return (
    <ClosingField
      labelledBy="closing"
      links={[
        { ...apply, label: t(open ? 'apply.link' : 'apply.closed') },
        { to: 'careerStart', label: t('common:closing.links.careerStart') },
        { to: 'careers', label: t('labels.careers') },
      ]}
    >
      <h2 id="closing" className="type-2">
        {t(open ? 'closing.open.title' : 'closing.closed.title')}
      </h2>
      <p className="lead">{t(open ? 'closing.open.text' : 'closing.closed.text')}</p>
    </ClosingField>
  );
}
