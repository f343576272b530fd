import { readPath } from './path';

/** Files that answer under another address, or as another file's encoding, or never with status 200. */
const indirect = /\.(html|br|gz)$/;

/**
 * Turns a clean address into the files that may hold its answer.
 *
 * @param target path and query of a request that `redirectFor` left alone
 * @returns paths below `out/`, the best first; none when no file can answer
 */
export function filesFor(target: string): readonly string[] {
  const path = readPath(target);
  if (!path || path.trailingSlash) return [];
  const name = path.segments.at(-1);
  if (name === undefined) return ['index.html'];
  const file = path.segments.join('/');
  if (name.includes('.')) return indirect.test(name) ? [] : [file];
  // The pages for what is missing are not pages of the site.
  if (name === '404') return [];
  // Which of the two a page is depends on the export: `de.html` lies beside the folder `de/`.
  return [`${file}.html`, `${file}/index.html`];
}
