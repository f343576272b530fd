import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './files';

/**
 * Rewrites every page of the exported site.
 *
 * @param out the exported site
 * @param rewrite gives a page's new HTML; its second argument names the file, as `de/about.html`
 */
export async function rewritePages(
  out: string,
  rewrite: (html: string, name: string) => string | Promise<string>,
): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  await inParallel(pages, 8, async (name) => {
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    const rewritten = await rewrite(html, name);
    if (rewritten !== html) await writeFile(file, rewritten);
  });
}
