import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PostbuildFailure } from './failure';
import { rewritePages } from './pages';
import { shortenCustomProperties } from './shortCustomProperties';

const preload = /<link rel="preload" href="\/_next\/static\/css\/[^"]+" as="style"\/>/g;
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/css\/[^"]+)"[^>]*\/>/g;
const folder = '_next/static/css';

/** What next/font makes for a typeface besides its custom property, which alone is used (components/layout/Shell.tsx). */
const typefaceClass = /\.__className_\w+\{[^}]*\}/g;

/**
 * Puts each page's styles into its HTML, so that nothing has to arrive before
 * it is painted. What all pages share and what a page has of its own stay apart,
 * as the policy names the hash of each (lib/security/inlineHashes.ts).
 *
 * @param out the exported site
 * @throws PostbuildFailure when a stylesheet that a page names is missing, or cannot stand in HTML
 */
export async function inlineStyles(out: string): Promise<void> {
  const sheets = await readSheets(path.join(out, folder));
  await rewritePages(out, (html, name) =>
    html.replace(preload, '').replace(stylesheet, (_, address: string) => {
      const css = sheets.get(path.basename(address));
      if (css === undefined)
        throw new PostbuildFailure(`out/${name}`, `names ${address}, which is missing; build again`);
      return `<style>${css}</style>`;
    }),
  );
  // No page names them any longer.
  await rm(path.join(out, folder), { recursive: true, force: true });
}

async function readSheets(from: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(from).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map(async (name) => [name, await read(from, name)] as const);
  return shortenCustomProperties(new Map(await Promise.all(sheets)));
}

async function read(from: string, name: string): Promise<string> {
  const css = (await readFile(path.join(from, name), 'utf8')).replace(typefaceClass, '').trim();
  if (!css.includes('</')) return css;
  throw new PostbuildFailure(
    `out/${folder}/${name}`,
    'holds "</", which could end the style element it goes into; write it as an escape (\\3c/)',
  );
}
