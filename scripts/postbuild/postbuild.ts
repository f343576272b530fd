import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '@/content/headers';
import { locales, prefixedLocales } from '@/content/locales';
import { readBrowserScripts } from '@/lib/browserScripts';
import { listFile, listOf } from '@/lib/release';
import { oldPaths } from '@/lib/routing/oldPaths';
import { exportFolder, writeInto } from './files';
import { checkLanguages, writeDefaultLocaleStubs } from './hostPages';
import { writeHostFiles } from './hosts';
import { inlineSources } from './inlineSources';
import { writeMachineReadable } from './machineReadable';
import { precompress } from './precompress';
import { publish } from './publish';

/** Pages for development and screenshots, not for visitors; they are moved to `.showcase/`. */
const showcases = ['showcase.html', ...prefixedLocales.map((locale) => `${locale}/showcase.html`)];

/** Their texts, which no other page uses. */
const unused = locales.map((locale) => `locales/${locale}/showcase.json`);

/** Of Next.js' browser files, pages use only the fonts. */
const kept = ['static', 'media'];

/**
 * Finishes the export and moves it to `out/` (docs/architecture.md, "How the site is built"). The same export
 * gives the same files.
 *
 * @param root absolute path of the folder with the export, `out/` and `hosting/`
 * @param apiOrigins other origins that receive the forms
 * @param unpacked skips the compressed copies, which only a server needs
 * @returns one line that says what was done
 * @throws PostbuildFailure when the export lacks something
 */
export async function postbuild(
  root: string,
  apiOrigins: readonly string[],
  unpacked: boolean,
): Promise<string> {
  const site = path.join(root, exportFolder);
  checkLanguages(site);
  const { scripts, styles } = inlineSources(site, readBrowserScripts(root));
  for (const folder of ['_next', '_next/static'])
    for (const name of await readdir(path.join(site, folder)))
      if (!kept.includes(name)) await rm(path.join(site, folder, name), { recursive: true });
  // Before anything lists or compresses them.
  for (const page of showcases) {
    const aside = path.join(root, '.showcase', page);
    await mkdir(path.dirname(aside), { recursive: true });
    await rename(path.join(site, page), aside);
    delete styles[page];
  }
  for (const name of unused) await rm(path.join(site, name), { force: true });
  await writeDefaultLocaleStubs(site);
  await writeMachineReadable(site);
  await writeHostFiles(
    site,
    root,
    { policy: contentSecurityPolicy({ apiOrigins, scripts }), styles },
    oldPaths(),
  );
  const compressed = unpacked
    ? 'nothing'
    : `${await precompress(site, path.join(root, '.next/cache/compressed'))} files`;
  const list = listOf(site, new Date().toISOString());
  await writeInto(path.join(root, listFile), `${JSON.stringify(list, null, 2)}\n`);
  publish(site, path.join(root, 'out'));
  return `postbuild: ${Object.keys(styles).length} pages, ${compressed} compressed`;
}
