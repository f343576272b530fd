import { useTranslation } from 'next-i18next/pages';
import type { Period } from '@/content/schemas/instructor';
import styles from './Station.module.css';

interface Props {
  period: Period;
  /** As many as there are periods (`npm run content:check`). */
  words: { role: string; employer: string; text: string } | undefined;
}

/** One job: period, employer or role, job type. */
export function Station({ period: { from, to, type }, words }: Props) {
  const { t } = useTranslation('instructors');
  return (
    <dl className={styles.station}>
      <div className={`type-3 ${styles.period}`}>
        <dt className="visually-hidden">{t('timeline.period')}</dt>
        <dd>{from === to ? from : `${from}–${to ?? t('timeline.today')}`}</dd>
      </div>
      <div className={styles.job}>
        <dt className="visually-hidden">{t('timeline.role')}</dt>
        <dd>
          <p className={`type-4 ${styles.role}`}>{words?.role}</p>
          <p>{words?.employer}</p>
          <p className={styles.text}>{words?.text}</p>
        </dd>
      </div>
      <div className={styles.type}>
        <dt className="visually-hidden">{t('timeline.type')}</dt>
        <dd>{t(`jobTypes.${type}`)}</dd>
      </div>
    </dl>
  );
}
