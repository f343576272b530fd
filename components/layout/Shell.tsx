import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect } from 'react';
import { sans, sansExt, sansRest } from '@/lib/fonts';
import type { PageId } from '@/lib/i18n/static';
import type { PageMeta } from '@/lib/metadata/pageMeta';
import { useBrowserHistory } from '@/lib/useBrowserHistory';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageHead } from './PageHead';
import styles from './Shell.module.css';

interface Props {
  page: PageId;
  /** Unprefixed; none for a page without a URL of its own. */
  path: string | null;
  /** None for a page that names itself. */
  meta: PageMeta | null;
  children: ReactNode;
}

/** What every page shares: head, skip link, header, main landmark, footer. */
export function Shell({ page, path, meta, children }: Props) {
  const { t } = useTranslation('common');
  useBrowserHistory();

  // Tells the boot script that the framework arrived (lib/boot/readiness.ts). Where that
  // script is missing, or has given up waiting, tabs and arrows work from now on and have to show.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.documentElement.classList.add('js');
  }, []);

  return (
    <div className={`site ${sans.variable} ${sansRest.variable} ${sansExt.variable}`}>
      <PageHead meta={meta} />
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header page={page} path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
