import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PageId } from '@/lib/i18n/static';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';

interface Props {
  page: PageId;
  /** Without a language prefix; null for a page without a URL of its own. */
  path: string | null;
  children: ReactNode;
}

/** The frame of every page: skip link, site header, main landmark, footer. */
export function Frame({ page, path, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header page={page} path={path} />
      <main
        id="main"
        tabIndex={-1}
        className={page === 'home' || page === 'ourWork' ? `${styles.main} ${styles.roomy}` : styles.main}
      >
        {children}
      </main>
      <Footer />
    </>
  );
}
