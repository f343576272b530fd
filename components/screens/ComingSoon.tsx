import { useTranslation } from 'next-i18next/pages';
import styles from './ComingSoon.module.css';

/** A page showing only a heading (specification 2.23), on a sheet that is not drawn to its end yet. */
export default function ComingSoon() {
  const { t } = useTranslation('comingSoon');
  return (
    <div className={styles.sheet}>
      <h1 className={`container type-mega ${styles.title}`}>{t('title')}</h1>
    </div>
  );
}
