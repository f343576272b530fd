import { useTranslation } from 'next-i18next/pages';
import { WholeWords } from '@/components/ui/WholeWords';
import { MapKey } from './MapKey';
import styles from './Opening.module.css';
import { Overview } from './Overview';

/** The title and what the programmes are; below them the ways of all five on one map from edge to edge, and its key. */
export function Opening() {
  const { t } = useTranslation('careerStart');
  return (
    <>
      <div className={`container grid ${styles.opening}`}>
        <h1 className="type-1">
          <WholeWords text={t('title')} />
        </h1>
        <p className={`lead ${styles.lead}`}>{t('lead')}</p>
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
