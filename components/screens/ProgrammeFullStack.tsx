import { useTranslation } from 'next-i18next/pages';
import { Apply } from '@/components/sections/programme/Apply';
import { Programme } from '@/components/sections/programme/Programme';

/** Full-Stack software engineer (specification 13.7). */
export default function ProgrammeFullStack() {
  const { t } = useTranslation('programmeFullStack');
  return (
    <Programme
      id="programmeFullStack"
      Apply={Apply}
      words={{
        opening: t('opening', { returnObjects: true }),
        panel: t('panel', { returnObjects: true }),
        description: t('description', { returnObjects: true }),
        curriculum: t('curriculum', { returnObjects: true }),
      }}
    />
  );
}
