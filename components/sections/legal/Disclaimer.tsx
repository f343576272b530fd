import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { Section } from '@/components/ui/Section';
import { company } from '@/content/company';
import { unbroken } from '@/lib/unbroken';
import styles from './Disclaimer.module.css';

/** Liability for content and links, copyright, and the law that applies. */
export function Disclaimer() {
  const { t } = useTranslation('legal');
  const clauses = t('disclaimer.clauses', { returnObjects: true, legalName: unbroken(company.legalName) });
  return (
    <Section
      label={t('disclaimer.label')}
      statement={t('disclaimer.title')}
      id="disclaimer"
      className={styles.section}
    >
      <div className="grid">
        <div className="axis">
          <Clauses clauses={clauses} />
        </div>
      </div>
    </Section>
  );
}
