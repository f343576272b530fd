import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { KeepWords } from '@/components/ui/KeepWords';
import { company } from '@/content/company';
import { withNbsp } from '@/lib/text';
import styles from './Disclaimer.module.css';

/** Liability for content and links, copyright, and the law that applies. */
export function Disclaimer() {
  const { t } = useTranslation('legal');
  const clauses = t('disclaimer.clauses', { returnObjects: true, legalName: withNbsp(company.legalName) });
  return (
    <section className={`container grid ${styles.section}`} aria-labelledby="disclaimer">
      <div className="axis">
        <h2 id="disclaimer" className={`type-2 ${styles.title}`}>
          <KeepWords text={t('disclaimer.title')} />
        </h2>
        <Clauses clauses={clauses} />
      </div>
    </section>
  );
}
