import { rm } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@/content/locales';

/**
 * Removes what the export writes and no page ever asks for: the data of
 * client-side navigation, as every navigation is a document, and the words of
 * the page that is set aside.
 *
 * @param out the exported site
 */
export async function dropUnused(out: string): Promise<void> {
  const unused = ['_next/data', ...locales.map((locale) => `locales/${locale}/showcase.json`)];
  for (const name of unused) await rm(path.join(out, name), { recursive: true, force: true });
}
