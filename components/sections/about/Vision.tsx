import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { handoverDays } from '@/content/vision';
import styles from './Vision.module.css';

/** The company's vision and its progress: one sign for each handover day. */
export function Vision() {
  const { t } = useTranslation('about');
  const { year, tried, succeeded } = handoverDays;
  const days = Array.from({ length: tried }, (_, index) => ({ day: index, done: index < succeeded }));
  return (
    <Section id="vision" label={t('vision.label')} tone="spruce" className={styles.band}>
      <h2 id="vision" className={`type-block ${styles.statement}`}>
        {t('vision.title')}
      </h2>
      <div className="grid">
        <p className={styles.text}>{t('vision.text')}</p>
        <div className={styles.progress}>
          <ul className={styles.tally} aria-hidden="true">
            {days.map(({ day, done }) => (
              <li key={day} data-done={done || undefined} />
            ))}
          </ul>
          <p>{t('vision.tally', { year, tried, succeeded })}</p>
        </div>
      </div>
    </Section>
  );
}
