import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './files';

/** The two scripts with which Next's router finds the files of another page. */
const manifests = /<script src="\/_next\/static\/[^/"]+\/_(?:build|ssg)Manifest\.js" defer=""><\/script>/g;

/**
 * Takes two scripts out of every page that serve client-side navigation only:
 * every navigation is a document, and one of them grows with each page of the site.
 *
 * @param out the exported site
 */
export async function dropManifests(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(out, name));
  await inParallel(pages, 8, async (page) => {
    const html = await readFile(page, 'utf8');
    const without = html.replace(manifests, '');
    if (without !== html) await writeFile(page, without);
  });
}
