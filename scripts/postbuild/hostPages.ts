import { existsSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';
import { defaultLocale, prefixedLocales } from '@/content/locales';
import { pages } from '@/content/pages';
import { fileOfPage, PostbuildFailure, writeInto } from './files';

/**
 * Checks that every language has its home page and its not-found page.
 *
 * @param out the exported site
 * @throws PostbuildFailure when a language lacks one of them, which hosts look for (specification 2.27)
 */
export function checkLanguages(out: string): void {
  const needed = [
    '404.html',
    ...prefixedLocales.flatMap((locale) => [`${locale}/404.html`, `${locale}.html`]),
  ];
  for (const file of needed)
    if (!existsSync(path.join(out, file)))
      throw new PostbuildFailure(`out/${file}`, 'is missing; its page file must export it');
}

/**
 * Writes a page at each `/en/…` URL that leads to the URL without prefix, for hosts that cannot redirect
 * (specification 3.3). The gateway never serves it.
 *
 * @param out the exported site
 */
export async function writeDefaultLocaleStubs(out: string): Promise<void> {
  for (const { path: page } of pages)
    await writeInto(path.join(out, defaultLocale, fileOfPage(page)), stubFor(page));
}

/**
 * @param page a path of the route table: letters, digits, hyphens and slashes
 * @returns a page that redirects there without scripts or styles, as the policy requires
 */
function stubFor(page: string): string {
  return `<!doctype html>
<html lang="${defaultLocale}">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${company.origin}${page}">
<meta http-equiv="refresh" content="0; url=${page}">
<p>This page has moved to <a href="${page}">${company.origin}${page}</a>.</p>
</html>
`;
}
