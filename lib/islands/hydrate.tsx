import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepContents } from './keepContents';

/** Hydrates an island. @returns once what it shows reacts */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/**
 * @param Component as `island` rendered it into the page
 * @param wrap gives it what it needs around it
 * @returns what a module of `components/islands/` exports
 */
export const hydrateAs =
  <Props extends object>(
    Component: ComponentType<Props>,
    wrap: (element: HTMLElement, content: ReactNode) => ReactNode = (_, content) => content,
  ): Hydrate =>
  (element) =>
    new Promise((resolve, reject) => {
      const props = JSON.parse(element.dataset.props ?? '{}') as Props;
      const bringBack = keepContents(element);
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
