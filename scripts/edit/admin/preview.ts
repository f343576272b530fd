import type { ReactElement } from 'react';
import type { Draft } from '@/lib/preview/draft';
import type { Ask } from './folder';

/** What Sveltia CMS gives to a preview: the entry as it is in the form. */
interface Props {
  readonly entry: {
    readonly toJS: () => {
      readonly path: string;
      readonly collection: string;
      readonly data: Readonly<Record<string, unknown>>;
    };
  };
}

/** Sveltia CMS brings the React that renders a preview. */
declare const h: (type: string, props: Readonly<Record<string, unknown>>) => ReactElement;

/** How long somebody pauses between two words, in milliseconds. */
const pause = 150;

/**
 * @param site the origin of `next dev`
 * @returns a preview that shows the page itself, and sends it the words as they are typed
 */
export function previewAt(site: string, ask: Ask): (props: Props) => ReactElement {
  let timer: ReturnType<typeof setTimeout>;
  let frame: HTMLIFrameElement | null = null;
  let draft: Draft | undefined;
  let listens = false;
  const send = () => listens && draft && frame?.contentWindow?.postMessage(draft, site);

  return function Preview({ entry }) {
    const { path, data } = entry.toJS();
    const show = (element: HTMLIFrameElement | null) => {
      if (!element) return;
      if (element !== frame) {
        frame = element;
        // The page says when it listens; its parent is the document that holds the frame.
        element.ownerDocument.defaultView?.addEventListener('message', ({ origin }) => {
          if (origin !== site) return;
          listens = true;
          send();
        });
      }
      clearTimeout(timer);
      timer = setTimeout(async () => {
        draft = await (
          await ask('/draft', { method: 'POST', body: JSON.stringify({ file: path, form: data }) })
        ).json();
        if (!draft) return;
        const url = site + draft.path;
        if (element.dataset.url === url) return send();
        element.dataset.url = url;
        listens = false;
        element.src = url;
      }, pause);
    };
    return h('iframe', { ref: show, title: 'The page' });
  };
}
