import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What pages hold inline and the policy therefore names, as sources for it: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
/** Scripts without an address, and what the policy counts among them; other types are data. */
const inlineScript = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;

/**
 * Lists what the pages of a site hold inline. Pages share nearly all of it:
 * both languages of a page have the same styles, so the list grows with kinds
 * of pages, not with pages.
 *
 * @param root folder of the exported site
 * @returns each hash once, sorted, so that the same site gives the same policy (CSP Level 3, 2.3.1)
 */
export async function inlineHashesOf(root: string): Promise<InlineHashes> {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const name of await readdir(root, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(root, name), 'utf8');
    for (const [, content = ''] of html.matchAll(inlineStyle)) styles.add(hashSource(content));
    for (const [, content = ''] of html.matchAll(inlineScript)) scripts.add(hashSource(content));
  }
  return { styles: [...styles].sort(), scripts: [...scripts].sort() };
}

/** @returns the source that allows an inline element of exactly this content */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
