import { useTranslation } from 'next-i18next/pages';
import { RouteLine } from '@/components/ui/RouteLine';
import styles from './MapKey.module.css';

/** The symbols of the maps, in the order of a trail, as art/programmes/drawing.ts draws them. */
const signs = {
  start: <path className={styles.cross} d="M-6-6 6 6M6-6-6 6" />,
  week: <circle r="6" className={styles.week} />,
  month: <circle r="8" className={styles.month} />,
  end: <path className={styles.summit} d="M0-14 13 9h-26z" />,
} as const;

/** The key to all maps of the page: a piece of a trail with each of its symbols. */
export function MapKey() {
  const { t } = useTranslation('careerStart');
  return (
    <figure className={`small ${styles.key}`}>
      <figcaption>{t('key.title')}</figcaption>
      <ul>
        {(['start', 'week', 'month', 'end'] as const).map((sign) => (
          <li key={sign}>
            <svg viewBox="-24 -20 48 40" aria-hidden="true">
              <RouteLine path={trails[sign]} />
              {signs[sign]}
              {sign === 'month' && (
                <text y="-11" className={styles.number}>
                  4
                </text>
              )}
            </svg>
            {t(`key.${sign}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A trail leaves its start and ends at its summit; every other symbol is on it. */
const trails = { start: 'M0 0H24', week: 'M-24 0H24', month: 'M-24 0H24', end: 'M-24 0H0' } as const;
