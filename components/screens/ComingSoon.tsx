import { useTranslation } from 'next-i18next/pages';
import styles from './ComingSoon.module.css';

/** A page showing only a heading (specification 2.23). */
export default function ComingSoon() {
  const { t } = useTranslation('comingSoon');
  return (
    <div className={styles.page}>
      <h1 className="type-mega">{t('title')}</h1>
    </div>
  );
}
