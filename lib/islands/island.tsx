import type { Resources } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { type IslandName, useIslandScripts } from './scripts';

/** In development the whole page hydrates, and nothing may hydrate twice. */
const inDevelopment = process.env.NODE_ENV === 'development';

interface Slots {
  /** Static content inside the island: it exists only in the HTML and is inserted by `slot`. */
  slots?: readonly React.ReactNode[];
}

/**
 * Makes an island of a component, in a page that is otherwise static HTML. The build renders it with the rest
 * of the page, and `lib/boot/islands.ts` hydrates it once the page shows. In `npm run dev` the whole page
 * hydrates, islands included.
 *
 * @param name of the module in `components/islands/` that the browser loads
 * @param Component whose props are data, except `slots`
 * @param namespaces of the texts that the component reads in the browser
 * @param when it hydrates: `loaded`, after the page has loaded and is painted; `parsed`, as soon as its HTML
 *   is parsed; `reached`, on focus or mouse, for islands whose HTML covers most uses without scripts
 * @returns the component to put into a page
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  namespaces: readonly (keyof Resources)[] = [],
  when: 'loaded' | 'parsed' | 'reached' = 'loaded',
): ComponentType<Props> {
  return function Island(props) {
    const { i18n } = useTranslation();
    const scripts = useIslandScripts(name);
    const { slots: _inTheHtml, ...data }: Props & Slots = props;
    const texts = Object.fromEntries(
      namespaces.map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace)]),
    );
    return (
      <div
        data-island={inDevelopment ? undefined : scripts}
        data-when={when}
        data-props={JSON.stringify(data)}
        data-texts={namespaces.length > 0 ? JSON.stringify(texts) : undefined}
      >
        <Component {...props} />
      </div>
    );
  };
}
