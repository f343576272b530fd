import { useTranslation } from 'next-i18next/pages';
import { KeepWords } from '@/components/ui/KeepWords';
import { Applications } from './Applications';
import { MapKey } from './MapKey';
import styles from './Opening.module.css';
import { Overview } from './Overview';

/**
 * The title, the programmes in short and whether they accept applications; below them the routes of all five on one
 * full-width map, and its key.
 */
export function Opening() {
  const { t } = useTranslation('careerStart');
  return (
    <>
      <div className={`container grid ${styles.opening}`}>
        <h1 className="type-1">
          <KeepWords text={t('title')} />
        </h1>
        <p className={`lead ${styles.lead}`}>{t('lead')}</p>
        <Applications className={styles.applications} />
      </div>
      <div className={styles.sheet}>
        <Overview />
        <div className={`container ${styles.corner}`}>
          <MapKey />
        </div>
      </div>
    </>
  );
}
