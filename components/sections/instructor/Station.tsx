import { useTranslation } from 'next-i18next/pages';
import type { Period } from '@/content/schemas/instructor';
import { useWords } from '@/lib/i18n/useWords';
import styles from './Station.module.css';

/** One job: period; role, employer and text; job type. */
export function Station({ period: { from, to, type, role, employer, text } }: { period: Period }) {
  const { t } = useTranslation('instructors');
  const say = useWords();
  return (
    <dl className={styles.station}>
      <div className={`type-3 ${styles.period}`}>
        <dt className="visually-hidden">{t('timeline.period')}</dt>
        <dd>{from === to ? from : `${from}–${to ?? t('timeline.today')}`}</dd>
      </div>
      <div className={styles.job}>
        <dt className="visually-hidden">{t('timeline.role')}</dt>
        <dd>
          <p className={`type-4 ${styles.role}`}>{say(role)}</p>
          <p>{say(employer)}</p>
          <p className={styles.text}>{say(text)}</p>
        </dd>
      </div>
      <div className={styles.type}>
        <dt className="visually-hidden">{t('timeline.type')}</dt>
        <dd>{t(`jobTypes.${type}`)}</dd>
      </div>
    </dl>
  );
}
