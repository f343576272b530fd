import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Values.module.css';

/** Four values. */
export function Values({ number }: { number: number }) {
  const { t } = useTranslation('careers');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="values">
      <SectionOpening number={number} label={t('values.label')} statement={t('values.title')} id="values" />
      <div className="grid">
        <ul className={styles.values}>
          {t('values.items', { returnObjects: true }).map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
