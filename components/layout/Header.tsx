import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import type { PageId } from '@/lib/i18n/static';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { Navigation } from './Navigation';

interface Props {
  page: PageId;
  /** Without a language prefix; null for a page without a URL of its own. */
  path: string | null;
}

/** Logo, navigation, language menu, and Contact as a flush yellow block in the corner. */
export function Header({ page, path }: Props) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <Navigation page={page} />
        <div className={`screen-only ${styles.actions}`}>
          <LanguageMenu path={path} />
          <LocalizedLink
            to="contact"
            className={styles.contact}
            aria-current={page === 'contact' ? 'page' : undefined}
          >
            {t('nav.contact')}
          </LocalizedLink>
          <button type="button" className={styles.burger} popoverTarget="navigation">
            <span className="visually-hidden">{t('nav.menu')}</span>
            <span className={styles.lines} aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  );
}
