import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { locales, prefixedLocales } from '@/content/locales';

/** Pages for development and screenshots, which no visitor should meet. */
const showcases = ['showcase.html', ...prefixedLocales.map((locale) => `${locale}/showcase.html`)];

/** What no page asks for: the data of navigation in the browser, the texts of the pages above. */
const unused = ['_next/data', ...locales.map((locale) => `locales/${locale}/showcase.json`)];

/**
 * Takes out of the site what must not be deployed, before anything lists or compresses it.
 *
 * @param out the exported site
 * @param aside the folder that takes the pages, under the same names
 * @returns the pages
 */
export async function takeOut(out: string, aside: string): Promise<readonly string[]> {
  for (const page of showcases) {
    await mkdir(path.dirname(path.join(aside, page)), { recursive: true });
    await rename(path.join(out, page), path.join(aside, page));
  }
  for (const name of unused) await rm(path.join(out, name), { recursive: true, force: true });
  return showcases;
}
