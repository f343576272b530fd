import { useTranslation } from 'next-i18next/pages';
import { WholeWords } from '@/components/ui/WholeWords';
import styles from './Opening.module.css';

/** The signs of the maps, in the order of a way, as art/programmes/drawing.ts draws them. */
const signs = {
  start: <path className={styles.cross} d="M-6-6 6 6M6-6-6 6" />,
  week: <circle r="6" className={styles.week} />,
  month: <circle r="8" className={styles.month} />,
  end: <path className={styles.summit} d="M0-15 14 9h-28z" />,
} as const;

/** The title and what the programmes are; beside that the key to their maps, as a short way with one sign of each kind. */
export function Opening() {
  const { t } = useTranslation('careerStart');
  return (
    <div className={`container grid ${styles.opening}`}>
      <h1 className="type-1">
        <WholeWords text={t('title')} />
      </h1>
      <p className={`lead ${styles.lead}`}>{t('lead')}</p>
      <figure className={styles.key}>
        <figcaption>{t('key.title')}</figcaption>
        <ul>
          {(['start', 'week', 'month', 'end'] as const).map((sign) => (
            <li key={sign}>
              <svg viewBox="-24 -32 48 64" aria-hidden="true">
                {signs[sign]}
                {sign === 'month' && (
                  <text y="-14" className={styles.number}>
                    4
                  </text>
                )}
              </svg>
              {t(`key.${sign}`)}
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}
