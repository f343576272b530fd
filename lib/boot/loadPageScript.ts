import { whenPainted } from './painted';
import { fallBackToNoScript } from './readiness';

/**
 * Imports the page script after the first paint, so as not to delay it. Its URL is an attribute of this
 * script's element (components/document/BootScripts.tsx).
 *
 * @param load imports a module
 */
export function loadPageScript(load: (url: string) => Promise<unknown> = (url) => import(url)): void {
  const url = document.currentScript?.dataset.page ?? '';
  whenPainted(() => load(url).catch(fallBackToNoScript));
}
