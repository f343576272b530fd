import { useTranslation } from 'next-i18next/pages';
import { Programme } from '@/components/sections/programme/Programme';

/** Software system engineer (specification 13.6). */
export default function ProgrammeSystem() {
  const { t } = useTranslation('programmeSystem');
  return (
    <Programme
      id="programmeSystem"
      words={{
        opening: t('opening', { returnObjects: true }),
        panel: t('panel', { returnObjects: true }),
        description: t('description', { returnObjects: true }),
        curriculum: t('curriculum', { returnObjects: true }),
      }}
    />
  );
}
