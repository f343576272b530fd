import { useTranslation } from 'next-i18next/pages';
import { formatDate } from '@/lib/formatDate';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Sources.module.css';

/** The day on which the article was last revised, below its text (specification 22.38). */
export function Revised({ on }: { on: string }) {
  const { t } = useTranslation('blog');
  return (
    <p className={`small ${styles.revised}`}>
      {t('revised')} <time dateTime={on}>{formatDate(on, useLocale())}</time>
    </p>
  );
}
