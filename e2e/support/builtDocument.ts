import { createRequire } from 'node:module';
import { builtHtml } from './builtFile';

// The parser that Jest brings: what it makes of a file is what a browser makes of it.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
// `require` tells nothing about what it loads.
const { JSDOM } = fromJest('jsdom') as typeof import('jsdom');
const { DOMParser } = new JSDOM().window;

/** @returns HTML as a browser reads it, without any script having run */
export const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** @returns a page's file of `out/`, parsed; `path` is such as `/de/services` */
export const builtDocument = (path: string): Document => parsed(builtHtml(path));

/** @returns the name that an element's `aria-labelledby` or `aria-label` gives it */
export function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? '');
}
