import { useTranslation } from 'next-i18next/pages';
import { PolicyChooser } from '@/components/sections/policies/PolicyChooser';
import { PageTitle } from '@/components/ui/PageTitle';
import type { PoliciesProps } from '@/lib/policies/policiesPage';

/** Policies (specification 21.2, 21.3). */
export default function Policies({ policies }: Pick<PoliciesProps, 'policies'>) {
  const { t } = useTranslation('policies');
  return (
    <>
      <PageTitle title={t('title')} />
      <PolicyChooser policies={policies} />
    </>
  );
}
