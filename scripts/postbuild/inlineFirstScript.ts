import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PostbuildFailure } from './failure';
import { isFile } from './files';
import { frameworkTemplate } from './lateFramework';
import { rewritePages } from './pages';

/** Pages name the first; those without the framework get the second. */
const files = { framework: 'boot.js', static: 'boot-static.js' } as const;
const tag = `<script src="/${files.framework}"></script>`;

/**
 * Puts the script that runs before first paint into the pages: as a file of its
 * own it would hold back every first paint by a further round trip
 * (docs/performance.md). It comes after the styles, as it asks for the typeface that they name (lib/boot/typeface.ts).
 * The policy names the hash of each form (lib/security/inlineHashes.ts). Comes after the framework was set back, which
 * tells the pages that have it.
 *
 * @param out the exported site
 * @throws PostbuildFailure when the script cannot stand in HTML
 */
export async function inlineFirstScript(out: string): Promise<void> {
  if (!(await isFile(path.join(out, files.framework)))) return; // done before
  const scripts = {
    framework: await readScript(out, files.framework),
    static: await readScript(out, files.static),
  };
  await rewritePages(out, (html) => {
    const script = scripts[html.includes(frameworkTemplate) ? 'framework' : 'static'];
    return html.replace(tag, '').replace('</head>', (end) => `<script>${script}</script>${end}`);
  });
  for (const file of Object.values(files)) await rm(path.join(out, file));
}

async function readScript(out: string, file: string): Promise<string> {
  const source = await readFile(path.join(out, file), 'utf8').catch(() => {
    throw new PostbuildFailure(`out/${file}`, 'is missing; build again');
  });
  const script = source.trim();
  if (!/<(?:\/script|!--)/i.test(script)) return script;
  throw new PostbuildFailure(
    `out/${file}`,
    'holds "</script" or "<!--", which no inline script may; write it in two parts',
  );
}
