import { useTranslation } from 'next-i18next/pages';
import { Apply } from '@/components/sections/programme/Apply';
import { Programme } from '@/components/sections/programme/Programme';

/** Cyber security engineer (specification 13.9). */
export default function ProgrammeSecurity() {
  const { t } = useTranslation('programmeSecurity');
  return (
    <Programme
      id="programmeSecurity"
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
