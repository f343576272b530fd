import type { Resources } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { type IslandName, useIslandScripts } from './scripts';

/** There the whole page hydrates, and nothing may do so twice. */
const inDevelopment = process.env.NODE_ENV === 'development';

interface Slots {
  /** What stands inside and never changes: it is in the HTML alone, and takes part by `slot`. */
  slots?: readonly React.ReactNode[];
}

/**
 * Makes an island of a component, in a page that is HTML otherwise: the build renders it into the page with all the rest,
 * and `lib/boot/islands.ts` has React hydrate it, and nothing else, once the page shows. In `npm run dev` the whole page
 * hydrates, islands included.
 *
 * @param name of the module in `components/islands/` that the browser loads
 * @param Component whose props are data, but for `slots`
 * @param namespaces whose texts the component reads in the browser
 * @param when it hydrates: `loaded`, after the page has loaded and is painted; `parsed`, as soon as all of its HTML is there;
 *   `reached`, when a mouse or the focus comes to it, where its HTML does without scripts what most people want
 * @returns the component as it goes into a page
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
