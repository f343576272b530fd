import { useTranslation } from 'next-i18next/pages';
import { Apply } from '@/components/sections/programme/Apply';
import { Programme } from '@/components/sections/programme/Programme';

/** Software quality assurance engineer (specification 13.8). */
export default function ProgrammeQa() {
  const { t } = useTranslation('programmeQa');
  return (
    <Programme
      id="programmeQa"
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
