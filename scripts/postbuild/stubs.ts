import path from 'node:path';
import { company } from '@/content/company';
import { defaultLocale } from '@/content/locales';
import { pages } from '@/content/pages';
import { writeInto } from './files';

/**
 * Where a host cannot redirect, a page of its own leads from `/en/…` to the
 * unprefixed URL (specification 3.3). The gateway never serves it.
 *
 * @param out the exported site
 * @returns how many were written: one for each page that exists
 */
export async function writeDefaultLocaleStubs(out: string): Promise<number> {
  for (const { path: page } of pages) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    await writeInto(path.join(out, defaultLocale, file), stubFor(page));
  }
  return pages.length;
}

/**
 * @param page an unprefixed path of the route table: letters, digits, hyphens and slashes
 * @returns a page that leads there without script and without style, as the policy demands
 */
export function stubFor(page: string): string {
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
