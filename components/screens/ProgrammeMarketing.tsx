import { useTranslation } from 'next-i18next/pages';
import { Apply } from '@/components/sections/programme/Apply';
import { Programme } from '@/components/sections/programme/Programme';

/** Digital marketing (specification 13.10). */
export default function ProgrammeMarketing() {
  const { t } = useTranslation('programmeMarketing');
  return (
    <Programme
      id="programmeMarketing"
      Apply={Apply}
      words={{
        opening: t('opening', { returnObjects: true }),
        panel: t('panel', { returnObjects: true }),
        description: t('description', { returnObjects: true }),
        curriculum: t('curriculum', { returnObjects: true }),
      }}
      statusBelow
    />
  );
}
