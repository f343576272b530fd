import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishPage, type Inline } from './finishPage';

/** What stands in the pages once they are finished, and is asked for by none. */
const inlined = ['boot.js', 'boot-static.js', '_next/static/css'];

/**
 * Finishes every page of the export (`finishPage`), once.
 *
 * @param out the exported site
 * @returns what each page holds inline, by its file below `out/`, with `/` between folders
 */
export async function finishPages(out: string): Promise<Map<string, Inline>> {
  const contents = new Map<string, Buffer>();
  const read = (url: string) => {
    const content = contents.get(url) ?? readFileSync(path.join(out, decodeURIComponent(url)));
    contents.set(url, content);
    return content;
  };
  const finished = new Map<string, Inline>();
  const names = await readdir(out, { recursive: true });
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    const file = name.split(path.sep).join('/');
    const { html, ...inline } = finishPage(await readFile(path.join(out, file), 'utf8'), file, read);
    await writeFile(path.join(out, file), html);
    finished.set(file, inline);
  }
  for (const name of inlined) await rm(path.join(out, name), { recursive: true });
  return finished;
}
