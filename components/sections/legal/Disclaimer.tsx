import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { company } from '@/content/company';
import styles from './Disclaimer.module.css';

/** Liability for content and links, copyright, and the law that applies. */
export function Disclaimer({ number }: { number: number }) {
  const { t } = useTranslation('legal');
  const clauses = t('disclaimer.clauses', { returnObjects: true, legalName: company.legalName });
  return (
    <section className={`container ${styles.section}`} aria-labelledby="disclaimer">
      <SectionOpening
        number={number}
        label={t('disclaimer.label')}
        statement={t('disclaimer.title')}
        id="disclaimer"
      />
      <div className="grid">
        <div className={styles.clauses}>
          <Clauses clauses={clauses} />
        </div>
      </div>
    </section>
  );
}
