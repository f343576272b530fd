import type { ReactNode } from 'react';
import { sans, sansExt, sansRest } from '@/lib/fonts';
import type { PageId } from '@/lib/i18n/static';
import { useIslandScripts } from '@/lib/islands/scripts';
import type { PageMeta } from '@/lib/metadata/pageMeta';
import { Frame } from './Frame';
import { PageHead } from './PageHead';

interface Props {
  page: PageId;
  /** Without a language prefix; null for a page without a URL of its own. */
  path: string | null;
  /** None for a page that has its own title. */
  meta: PageMeta | null;
  children: ReactNode;
}

/** The shared parts of every page: head, fonts and frame. */
export function Shell({ page, path, meta, children }: Props) {
  const scripts = useIslandScripts('notFound');
  // Where a host serves the English page below /de/, it is put into German as a whole (specification 2.24).
  const whole = page === 'notFound' && { 'data-island': scripts, 'data-when': 'parsed' };
  return (
    <div className={`site ${sans.variable} ${sansRest.variable} ${sansExt.variable}`} {...whole}>
      <PageHead meta={meta} />
      <Frame page={page} path={path}>
        {children}
      </Frame>
    </div>
  );
}
