import type { ReactElement } from 'react';
import { type Draft, notFound, savedFacts } from '@/lib/preview/draft';
import type { Ask } from './folder';
import { say } from './preferences';

/** Props that Sveltia CMS passes to a preview. */
interface Props {
  readonly entry: {
    readonly toJS: () => {
      readonly path: string;
      readonly collection: string;
      readonly data: Readonly<Record<string, unknown>>;
    };
  };
  /** The frame of the preview, in the language of its text. */
  readonly document: Document;
}

/** Sveltia CMS includes the React that renders a preview. */
declare const h: (
  type: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactElement[]
) => ReactElement;

/** A typing pause, in milliseconds. */
const pause = 150;

/** `next dev` finds the page of a new file only with the second request, after about a second (in milliseconds). */
const searching = 1000;
/** A page that is not found after this many requests has another fault. */
const mostRequests = 10;

/** Why the page is not shown, or not with the last words. */
const unsaved = say('The page is shown here once the text is saved.');
const mistaken = say('There is a mistake in the text, so the page waits. Save, and the bar below names it.');

/**
 * @param site the origin of `next dev`
 * @returns a preview that shows the page itself and sends it the text as it is typed; `saved` shows saved
 *   facts
 */
export function pagePreview(site: string, ask: Ask) {
  let timer: ReturnType<typeof setTimeout>;
  let frame: HTMLIFrameElement | null = null;
  let draft: Draft | undefined;
  let listens = false;
  let requests = 0;
  const send = () => listens && draft?.content && frame?.contentWindow?.postMessage(draft, site);

  const saved = () =>
    listens && draft && !draft.content && frame?.contentWindow?.postMessage(savedFacts, site);

  function preview({ entry, document }: Props): ReactElement {
    const { path, collection, data } = entry.toJS();
    // A new article has no path yet.
    const file = path || `content/${collection}/${document.documentElement.lang}/.md`;
    const show = (element: HTMLIFrameElement | null) => {
      if (!element) return;
      if (element !== frame) {
        frame = element;
        listens = false;
        // The page sends a message when it is ready; its parent is the document with the frame.
        element.ownerDocument.defaultView?.addEventListener('message', ({ origin, data }) => {
          if (origin !== site) return;
          if (data === notFound) {
            requests += 1;
            if (requests < mostRequests)
              setTimeout(() => {
                element.src = element.dataset.url ?? '';
              }, searching);
            return;
          }
          listens = true;
          send();
        });
      }
      clearTimeout(timer);
      timer = setTimeout(async () => {
        draft = await (
          await ask('/draft', { method: 'POST', body: JSON.stringify({ file, form: data }) })
        ).json();
        const note = element.nextElementSibling;
        if (note) note.textContent = draft ? '' : element.dataset.url ? mistaken : unsaved;
        if (!draft) return;
        const url = site + draft.path;
        if (element.dataset.url === url) return send();
        element.dataset.url = url;
        requests = 0;
        listens = false;
        element.src = url;
      }, pause);
    };
    return h('div', {}, h('iframe', { ref: show, title: say('The page') }), h('p', { role: 'status' }));
  }
  return { preview, saved };
}

/** @returns a preview of the photo whose texts are in the form, with a ring around its focal point */
export function photoPreview(ask: Ask): (props: Props) => ReactElement {
  return ({ entry }) => {
    const { path, data } = entry.toJS();
    const load = async (element: HTMLImageElement | null) => {
      if (!element || element.dataset.of === path) return;
      element.dataset.of = path;
      const files: readonly string[] = await (await ask('/files')).json();
      const file = files.find((name) => name !== path && name.startsWith(path.replace(/json$/, '')));
      if (file) element.src = URL.createObjectURL(await (await ask(`/files/${file}`)).blob());
    };
    const focus = { left: `${data.focusX}%`, top: `${data.focusY}%` };
    return h('figure', {}, h('img', { ref: load, alt: '' }), h('i', { style: focus }));
  };
}
