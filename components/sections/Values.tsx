import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';
import styles from './Values.module.css';

/** The company's values in a page's wording. */
export function Values({ of }: { of: 'about' | 'careers' }) {
  const { t } = useTranslation(of);
  return (
    <Section label={t('values.label')} statement={t('values.title')} id="values">
      <div className="grid">
        <TitledItems items={t('values.items', { returnObjects: true })} className={`axis ${styles.values}`} />
      </div>
    </Section>
  );
}
