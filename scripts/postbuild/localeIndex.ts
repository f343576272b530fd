import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { prefixedLocales } from '@/content/locales';
import { PostbuildFailure } from './failure';
import { isFile } from './files';

/**
 * Gives every prefixed language an `index.html`: the export writes `de.html`
 * beside the folder `de/`, where hosts look for the former or the latter.
 *
 * @param out the exported site
 * @returns how many were written
 * @throws PostbuildFailure when a language has no home page
 */
export async function writeLocaleIndexes(out: string): Promise<number> {
  for (const locale of prefixedLocales) {
    const page = path.join(out, `${locale}.html`);
    if (!(await isFile(page))) {
      throw new PostbuildFailure(`out/${locale}.html`, 'is missing; pages/[locale]/index.tsx must export it');
    }
    await mkdir(path.join(out, locale), { recursive: true });
    await copyFile(page, path.join(out, locale, 'index.html'));
  }
  return prefixedLocales.length;
}

/**
 * Makes sure that hosts find a not-found page in every language (specification 2.27).
 *
 * @param out the exported site
 * @throws PostbuildFailure when one is missing
 */
export async function checkNotFoundPages(out: string): Promise<void> {
  const pages = [
    ['404.html', 'pages/404.tsx'],
    ...prefixedLocales.map((locale) => [`${locale}/404.html`, 'pages/[locale]/404.tsx'] as const),
  ] as const;
  for (const [page, source] of pages) {
    if (!(await isFile(path.join(out, page)))) {
      throw new PostbuildFailure(`out/${page}`, `is missing; ${source} must export it`);
    }
  }
}
