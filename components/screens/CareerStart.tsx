import { useTranslation } from 'next-i18next/pages';
import { Programmes } from '@/components/sections/careerStart/Programmes';
import { Slogan } from '@/components/sections/careerStart/Slogan';
import { PageTitle } from '@/components/ui/PageTitle';

/** Career start programme list (docs/specification.md, «12. Career start programmes»). */
export default function CareerStart() {
  const { t } = useTranslation('careerStart');
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Programmes />
      <Slogan />
    </>
  );
}
