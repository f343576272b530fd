import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preserveIslandState } from './preserveIslandState';

/** Hydrates an island; resolves once it is interactive. */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/**
 * @param Component as `island` rendered it into the page
 * @param wrap adds its context
 * @returns the export of a module in `components/islands/`
 */
export const hydrateAs =
  <Props extends object>(
    Component: ComponentType<Props>,
    wrap: (element: HTMLElement, content: ReactNode) => ReactNode = (_, content) => content,
  ): Hydrate =>
  (element) =>
    new Promise((resolve, reject) => {
      const props = JSON.parse(element.dataset.props ?? '{}') as Props;
      const bringBack = preserveIslandState(element);
      const mounted = () => {
        bringBack();
        resolve();
      };
      hydrateRoot(element, <Watched onMount={mounted}>{wrap(element, <Component {...props} />)}</Watched>, {
        onUncaughtError: reject,
      });
    });

function Watched({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
