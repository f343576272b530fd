import type { AppProps } from 'next/app';
import { i18n } from 'next-i18next/pages';
import { type ComponentType, useEffect, useState } from 'react';
import type { PageProps } from '@/lib/i18n/static';
import { type Draft, notFound, savedFacts, withDraft } from './draft';

type Props = AppProps<Partial<PageProps>>;

/**
 * In a frame of the editor (`npm run edit`) a page shows the current draft. Only `next dev` does this; builds
 * do not contain it.
 *
 * @param App the site's
 */
export function previewed(App: ComponentType<Props>): ComponentType<Props> {
  const editor = process.env.NEXT_PUBLIC_EDITOR;
  return function Previewed(props) {
    const [draft, setDraft] = useState<Draft>();
    const isFound = props.pageProps.page !== 'notFound';
    useEffect(() => {
      if (!editor || window.parent === window) return;
      const show = (next: Draft) => {
        const { locale, content } = next;
        // Rendering again reads the new texts.
        if (content?.kind === 'texts')
          i18n?.addResourceBundle(locale, content.namespace, content.texts, false, true);
        setDraft(next);
      };
      const listen = ({ origin, data }: MessageEvent) => {
        // Accepts messages from the editor only.
        if (origin !== editor) return;
        if (data === savedFacts) window.location.reload();
        else show(data as Draft);
      };
      window.addEventListener('message', listen);
      window.parent.postMessage(isFound ? 'the page listens' : notFound, editor);
      return () => window.removeEventListener('message', listen);
    }, [isFound]);
    return <App {...props} pageProps={draft ? withDraft(props.pageProps, draft) : props.pageProps} />;
  };
}
