import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';
import styles from './Values.module.css';

/** Four values. */
export function Values() {
  const { t } = useTranslation('careers');
  return (
    <Section label={t('values.label')} statement={t('values.title')} id="values">
      <div className="grid">
        <TitledItems items={t('values.items', { returnObjects: true })} className={`axis ${styles.values}`} />
      </div>
    </Section>
  );
}
