import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param path an address of the site, such as `/de/services`
 * @returns the name of its file below `out/`
 */
export const builtFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @returns the HTML of a page of `out/` */
export const builtHtml = (path: string): string => readFileSync(join('out', builtFile(path)), 'utf8');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/** @returns a text or an attribute of built HTML as it is displayed */
export const decoded = (text: string): string =>
  text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => entities[name] ?? '');

/** @returns HTML without the elements around the hyphens of large type (KeepWords.tsx) */
export const withWholeWords = (html: string) => html.replace(/<span[^>]*>-<\/span>/g, '-');
