import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import styles from './Terms.module.css';

/** A buyer's first questions: price, contract, data, AI, external tests, termination (specification 18.10). */
export function Terms() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <div id="terms" className={styles.terms}>
      <h3 className="type-3">{t('terms.title')}</h3>
      {t('terms.items', { returnObjects: true }).map(({ name, value }) => (
        <AccordionItem key={name} title={name}>
          <p>{value}</p>
        </AccordionItem>
      ))}
    </div>
  );
}
