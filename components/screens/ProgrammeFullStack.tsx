import { useTranslation } from 'next-i18next/pages';
import { Programme } from '@/components/sections/programme/Programme';

/** Full-Stack software engineer (specification sections 2 and 3). */
export default function ProgrammeFullStack() {
  const { t } = useTranslation('programmeFullStack');
  return (
    <Programme
      id="programmeFullStack"
      words={{
        opening: t('opening', { returnObjects: true }),
        panel: t('panel', { returnObjects: true }),
        description: t('description', { returnObjects: true }),
        curriculum: t('curriculum', { returnObjects: true }),
      }}
    />
  );
}
