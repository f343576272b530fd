import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { company } from '@/content/company';
import { mark } from '@/content/mark';
import styles from './Logo.module.css';

/** The company's mark and name, linking to the home page. */
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
