import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Benefits.module.css';

/** Four benefits, each led by a figure, on yellow ground. */
export function Benefits({ number }: { number: number }) {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="benefits">
      <SectionOpening
        number={number}
        label={t('benefits.label')}
        statement={t('benefits.title')}
        id="benefits"
      />
      <ul className={styles.benefits}>
        {t('benefits.items', { returnObjects: true }).map(({ figure, unit, text }) => (
          <li key={unit}>
            <h3>
              <span className={styles.figure}>{figure}</span> <span className={styles.unit}>{unit}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
