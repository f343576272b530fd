import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { prefixedLocales } from '@/content/locales';
import { PostbuildFailure } from './failure';

/**
 * Gives every prefixed language an `index.html`: the export writes `de.html`
 * beside the folder `de/`, where hosts look for the former or the latter.
 *
 * @param out the exported site
 * @throws PostbuildFailure when a language has no home page or no not-found page, for which hosts look, too (specification 2.27)
 */
export async function writeLocaleIndexes(out: string): Promise<void> {
  check(out, '404.html', 'pages/404.tsx');
  for (const locale of prefixedLocales) {
    check(out, `${locale}/404.html`, 'pages/[locale]/404.tsx');
    check(out, `${locale}.html`, 'pages/[locale]/index.tsx');
    await mkdir(path.join(out, locale), { recursive: true });
    await copyFile(path.join(out, `${locale}.html`), path.join(out, locale, 'index.html'));
  }
}

function check(out: string, page: string, source: string): void {
  if (!existsSync(path.join(out, page)))
    throw new PostbuildFailure(`out/${page}`, `is missing; ${source} must export it`);
}
