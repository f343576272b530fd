import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '@/content/headers';
import { locales, prefixedLocales } from '@/content/locales';
import { finishPages } from './finishPage';
import { writeForMachines } from './forMachines';
import { writeDefaultLocaleStubs, writeLocaleIndexes } from './hostPages';
import { writeHostFiles } from './hosts';
import { precompress } from './precompress';

/** Pages for development and screenshots, which no visitor should meet: they lie in `.showcase/` afterwards. */
const showcases = ['showcase.html', ...prefixedLocales.map((locale) => `${locale}/showcase.html`)];

/** What no page asks for: the data of navigation in the browser, the texts of the pages above. */
const unused = ['_next/data', ...locales.map((locale) => `locales/${locale}/showcase.json`)];

/**
 * Finishes the export (docs/architecture.md, «The whole on one page»). The same export gives the same files.
 *
 * @param root absolute path of the folder in which `out/` lies, and in which `hosting/` is written
 * @param apiOrigins foreign origins that the forms are sent to
 * @param unpacked leaves out the compressed copies, which only a server needs
 * @returns one line that says what was done
 * @throws PostbuildFailure when the export lacks something
 */
export async function postbuild(
  root: string,
  apiOrigins: readonly string[],
  unpacked: boolean,
): Promise<string> {
  const out = path.join(root, 'out');
  await writeLocaleIndexes(out);
  const { scripts, styles } = await finishPages(out);
  // Before anything lists or compresses it.
  for (const page of showcases) {
    const aside = path.join(root, '.showcase', page);
    await mkdir(path.dirname(aside), { recursive: true });
    await rename(path.join(out, page), aside);
    delete styles[page];
  }
  for (const name of unused) await rm(path.join(out, name), { recursive: true, force: true });
  await writeDefaultLocaleStubs(out);
  await writeForMachines(out);
  await writeHostFiles(root, { policy: contentSecurityPolicy({ apiOrigins, scripts }), styles });
  const compressed = unpacked ? 'nothing' : `${await precompress(out)} files`;
  return `postbuild: ${Object.keys(styles).length} pages finished, ${compressed} compressed`;
}
