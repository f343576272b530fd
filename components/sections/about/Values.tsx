import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';
import styles from './Values.module.css';

/** Four values, each as a rule that one can check. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section label={t('values.label')} statement={t('values.title')} id="values">
      <TitledItems items={t('values.items', { returnObjects: true })} className={styles.values} />
    </Section>
  );
}
