import { useTranslation } from 'next-i18next/pages';
import { PolicyChooser } from '@/components/sections/policies/PolicyChooser';
import { PageHeader } from '@/components/ui/PageHeader';
import type { PoliciesProps } from '@/lib/policies/policiesPage';

/** Policies (specification 21.2, 21.3). */
export default function Policies({ policies }: Pick<PoliciesProps, 'policies'>) {
  const { t } = useTranslation('policies');
  return (
    <>
      <PageHeader title={t('title')} />
      <PolicyChooser policies={policies} />
    </>
  );
}
