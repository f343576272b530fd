import { useTranslation } from 'next-i18next/pages';
import { Programme } from '@/components/sections/programme/Programme';

/** Cyber security engineer (specification sections 2 and 3). */
export default function ProgrammeSecurity() {
  const { t } = useTranslation('programmeSecurity');
  return (
    <Programme
      id="programmeSecurity"
      words={{
        opening: t('opening', { returnObjects: true }),
        panel: t('panel', { returnObjects: true }),
        description: t('description', { returnObjects: true }),
        curriculum: t('curriculum', { returnObjects: true }),
      }}
    />
  );
}
