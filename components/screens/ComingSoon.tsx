import { useTranslation } from 'next-i18next/pages';
import styles from './ComingSoon.module.css';

/** A page showing only a heading (specification 2.23), on a sheet that is not drawn to its end yet, with a route to there. */
export default function ComingSoon() {
  const { t } = useTranslation('comingSoon');
  return (
    <div className={styles.sheet}>
      <div className={styles.route} />
      <h1 className="container">
        <span className={`type-mega ${styles.title}`}>{t('title')}</span>{' '}
        <span className={`type-3 ${styles.way}`}>{t('way')}</span>
      </h1>
    </div>
  );
}
