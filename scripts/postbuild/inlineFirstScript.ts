import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PostbuildFailure } from './failure';
import { isFile } from './files';
import { rewritePages } from './pages';

const file = 'boot.js';
const tag = `<script src="/${file}"></script>`;

/**
 * Puts the script that runs before first paint into the pages: as a file of its
 * own it would hold back every first paint by a further round trip
 * (docs/performance.md). The policy names its one hash (lib/security/inlineHashes.ts).
 *
 * @param out the exported site
 * @throws PostbuildFailure when the script cannot stand in HTML
 */
export async function inlineFirstScript(out: string): Promise<void> {
  const source = path.join(out, file);
  if (!(await isFile(source))) return; // done before
  const script = (await readFile(source, 'utf8')).trim();
  if (/<(?:\/script|!--)/i.test(script))
    throw new PostbuildFailure(
      `out/${file}`,
      'holds "</script" or "<!--", which no inline script may; write it in two parts',
    );
  await rewritePages(out, (html) => html.replace(tag, () => `<script>${script}</script>`));
  await rm(source);
}
