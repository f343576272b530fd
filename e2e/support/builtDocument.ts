import { createRequire } from 'node:module';
import { builtHtml } from './builtFile';

// The parser that Jest brings, which parses a file as a browser does.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
// `require` has no types for the module it loads.
const { JSDOM } = fromJest('jsdom') as typeof import('jsdom');
const { DOMParser } = new JSDOM().window;

/** @returns HTML as a browser parses it, without running scripts */
export const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** @returns a page's file of `out/`, parsed; `path` is such as `/de/services` */
export const builtDocument = (path: string): Document => parsed(builtHtml(path));

/** @returns an element's name from its `aria-labelledby` or `aria-label` */
export function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? '');
}
