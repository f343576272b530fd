import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PostbuildFailure } from './failure';
import { isFile } from './files';
import { frameworkTemplate } from './lateFramework';
import { rewritePages } from './pages';

/** What pages name, and what they get: those without the framework, the part that needs none. */
const files = { whole: 'boot.js', static: 'boot-static.js' } as const;
const tag = `<script src="/${files.whole}"></script>`;

/**
 * Puts the script that runs before first paint into the pages: as a file of its
 * own it would hold back every first paint by a further round trip
 * (docs/performance.md). The policy names the hash of each form (lib/security/inlineHashes.ts). Comes after the
 * framework was set back, which tells the pages that have it.
 *
 * @param out the exported site
 * @throws PostbuildFailure when the script cannot stand in HTML
 */
export async function inlineFirstScript(out: string): Promise<void> {
  if (!(await isFile(path.join(out, files.whole)))) return; // done before
  const whole = await readScript(out, files.whole);
  const reduced = await readScript(out, files.static);
  await rewritePages(out, (html) => {
    const script = html.includes(frameworkTemplate) ? whole : reduced;
    return html.replace(tag, () => `<script>${script}</script>`);
  });
  for (const file of Object.values(files)) await rm(path.join(out, file));
}

async function readScript(out: string, file: string): Promise<string> {
  const script = (await readFile(path.join(out, file), 'utf8')).trim();
  if (!/<(?:\/script|!--)/i.test(script)) return script;
  throw new PostbuildFailure(
    `out/${file}`,
    'holds "</script" or "<!--", which no inline script may; write it in two parts',
  );
}
