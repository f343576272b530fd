import { useTranslation } from 'next-i18next/pages';
import { ContourBand } from '@/components/ui/ContourBand';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { handoverDays } from '@/content/vision';
import styles from './Vision.module.css';

/** Where the company wants to be, and how far it has come: one sign for each handover day. */
export function Vision({ number }: { number: number }) {
  const { t } = useTranslation('about');
  const { tried, succeeded } = handoverDays;
  const days = Array.from({ length: tried }, (_, index) => ({ day: index, done: index < succeeded }));
  return (
    <ContourBand labelledBy="vision" className={styles.band}>
      <SectionOpening number={number} label={t('vision.label')} />
      <h2 id="vision" className={`type-2 ${styles.statement}`}>
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
          <p>{t('vision.tally', handoverDays)}</p>
        </div>
      </div>
    </ContourBand>
  );
}
