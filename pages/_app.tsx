// First, as the order of the layers is in it.
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/grid.css';
import '@/styles/motion.css';
import '@/styles/print.css';
import '@/styles/type.css';
import '@/styles/utilities.css';
import '@/styles/fallback-font.css';

import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { Shell } from '@/components/layout/Shell';
import i18nConfig from '@/lib/i18n/config';
import type { PageProps } from '@/lib/i18n/static';
import { previewed } from '@/lib/preview/previewed';

function App({ Component, pageProps }: AppProps<Partial<PageProps>>) {
  const { page, path = null, meta = null } = pageProps;
  // Next's own error page brings no catalogue to dress it with.
  if (!page) return <Component {...pageProps} />;
  return (
    <Shell page={page} path={path} meta={meta}>
      <Component {...pageProps} />
    </Shell>
  );
}

const Site = appWithTranslation(App, i18nConfig);

export default process.env.NODE_ENV === 'development' ? previewed(Site) : Site;
