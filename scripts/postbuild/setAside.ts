import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { prefixedLocales } from '@/content/locales';
import { isFile } from './files';

/** Pages for development and screenshots, which no visitor should meet. */
const undeployed = ['showcase.html', ...prefixedLocales.map((locale) => `${locale}/showcase.html`)];

/**
 * Moves the pages that must not be deployed out of the site, before anything
 * lists or compresses them.
 *
 * @param out the exported site
 * @param aside the folder that takes them, under the same names
 * @returns how many there were
 */
export async function setAside(out: string, aside: string): Promise<number> {
  let moved = 0;
  for (const page of undeployed) {
    if (!(await isFile(path.join(out, page)))) continue;
    await mkdir(path.dirname(path.join(aside, page)), { recursive: true });
    await rename(path.join(out, page), path.join(aside, page));
    moved += 1;
  }
  return moved;
}
