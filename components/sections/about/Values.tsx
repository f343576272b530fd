import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/sections/careers/Values.module.css';
import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';

/** Four values, each as a rule that one can check. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section label={t('values.label')} statement={t('values.title')} id="values">
      <div className="grid">
        <TitledItems items={t('values.items', { returnObjects: true })} className={`axis ${styles.values}`} />
      </div>
    </Section>
  );
}
