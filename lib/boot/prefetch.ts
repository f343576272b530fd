const bundle = '/prefetch.js';

/**
 * Once the page has loaded, sees to it that pages are fetched ahead (lib/prefetch/) in browsers that do not prepare
 * whole pages by themselves (components/document/SpeculationRules.tsx). It is a file of its own, as most browsers do.
 */
export function prefetchPages(load: (path: string) => Promise<unknown> = (path) => import(path)): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  // Without it a page comes when it is asked for.
  window.addEventListener('load', () => load(bundle).catch(() => {}));
}
