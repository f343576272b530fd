import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { company } from '@/content/company';
import styles from './Logo.module.css';

/** Three strata of firn with a cut flank: an F. Drawn by `art/brand`. */
const mark = 'M0 0H24L18.5 6H0ZM0 9H15.8L10.3 15H0ZM0 18H7.5L2 24H0Z';

/** The company's mark and name, leading home. */
export function Logo() {
  const { t } = useTranslation('common');
  return (
    <LocalizedLink to="home" className={styles.logo} aria-label={t('home')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={mark} />
      </svg>
      <span>{company.name}</span>
    </LocalizedLink>
  );
}
