import { giveUp } from './readiness';

/**
 * Imports the page script after the first paint (Paint Timing, «first-contentful-paint»), so that it takes nothing from it.
 * Its URL is an attribute of this script's element (pages/_document.tsx).
 *
 * @param load imports a module
 */
export function loadPageScript(load: (url: string) => Promise<unknown> = (url) => import(url)): void {
  const url = document.currentScript?.dataset.page ?? '';
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    load(url).catch(giveUp);
  });
  painted.observe({ type: 'paint', buffered: true });
}
