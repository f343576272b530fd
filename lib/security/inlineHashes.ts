import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineHashes } from '@/content/headers';

/** The same of a whole site: all that its pages hold, each once and sorted, and which styles are whose. */
export interface SiteHashes extends InlineHashes {
  /** The styles of each page that has some, by its file below `out/`, with `/` between folders. */
  readonly stylesOf: ReadonlyMap<string, readonly string[]>;
}

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
/** Scripts without an address, and what the policy counts among them; other types are data. */
const inlineScript = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;

/**
 * Lists what the pages of a site hold inline. All pages share their few scripts; styles they share with the same page
 * in other languages, and with pages of their kind.
 *
 * @param root folder of the exported site
 * @returns the hashes in an order that depends on nothing else, so that the same site gives the same policies
 */
export async function inlineHashesOf(root: string): Promise<SiteHashes> {
  const stylesOf = new Map<string, readonly string[]>();
  const scripts = new Set<string>();
  const all = await readdir(root, { recursive: true });
  const names = all.filter((name) => name.endsWith('.html')).map((name) => name.split(path.sep).join('/'));
  for (const name of names.sort()) {
    const html = await readFile(path.join(root, name), 'utf8');
    const styles = hashesOf(html, inlineStyle);
    if (styles.length > 0) stylesOf.set(name, styles);
    for (const hash of hashesOf(html, inlineScript)) scripts.add(hash);
  }
  const styles = new Set([...stylesOf.values()].flat());
  return { styles: [...styles].sort(), scripts: [...scripts].sort(), stylesOf };
}

const hashesOf = (html: string, element: RegExp): string[] =>
  [...new Set([...html.matchAll(element)].map(([, content = '']) => hashSource(content)))].sort();

/** @returns the source that allows an inline element of exactly this content */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
