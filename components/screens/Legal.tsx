import { useTranslation } from 'next-i18next/pages';
import { CompanyFacts } from '@/components/sections/legal/CompanyFacts';
import { Disclaimer } from '@/components/sections/legal/Disclaimer';
import { PageHeader } from '@/components/ui/PageHeader';

/** Legal disclaimer (specification 21.1). */
export default function Legal() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHeader title={t('title')} />
      <CompanyFacts />
      <Disclaimer />
    </>
  );
}
