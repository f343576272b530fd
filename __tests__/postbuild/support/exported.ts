import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prefixedLocales } from '@/content/locales';

/** What pages of an export name, in small. */
export const files: Readonly<Record<string, string>> = {
  '/boot.js': 'go()\n',
  '/boot-static.js': 'still("$&")\n',
  '/page.js': 'page()',
  '/_next/static/css/base.css': 'a{color:red}\n',
  '/_next/static/css/page.css': '.b::after{content:"$&"}',
  '/scripts/manifest.json': '{"slides":["/scripts/slides-1.js","/scripts/react-2.js"]}',
};

const script = (path: string) => `<script src="/_next/static/${path}.js" defer=""></script>`;

/** @returns a page as Next.js exports it */
export function exportedPage(body = '<p>x</p>'): string {
  const sheets = ['base', 'page'].map((name) => `/_next/static/css/${name}.css`);
  return (
    `<html><head><meta data-next-head="">${sheets.map((path) => `<link rel="preload" href="${path}" as="style"/>`).join('')}` +
    '<script src="/boot.js"></script><script type="module" src="/page.js" fetchPriority="low"></script><script type="speculationrules">{}</script>' +
    `${sheets.map((path) => `<link rel="stylesheet" href="${path}" data-n-g=""/>`).join('')}` +
    '<noscript data-n-css=""></noscript><script defer="" noModule="" src="/_next/static/chunks/polyfills-1.js"></script>' +
    `${['chunks/main-1', 'chunks/pages/%5Blocale%5D-1'].map(script).join('')}</head>${body}` +
    '<script id="__NEXT_DATA__" type="application/json">{"page":"/"}</script></html>'
  );
}

/** @returns a page that is worth compressing */
export const longPage = (word: string) => exportedPage(`<p>${word}</p>`.repeat(100));

const exported: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(files).map(([path, content]) => [decodeURIComponent(path.slice(1)), content]),
  ),
  'index.html': longPage('home'),
  '404.html': longPage('lost'),
  'showcase.html': longPage('showcase'),
  ...Object.fromEntries(
    prefixedLocales.flatMap((locale) => [
      [`${locale}.html`, longPage('Start')],
      [`${locale}/404.html`, longPage('verloren')],
      [`${locale}/showcase.html`, longPage('Schaukasten')],
    ]),
  ),
  'scripts/slides-1.js': 'script();'.repeat(100),
  '_next/static/media/sans.woff2': 'font',
  '_next/static/chunks/main-1.js': 'main()',
  '_next/data/id/index.json': 'data',
  'locales/en/common.json': '{}',
  'locales/en/showcase.json': '{}',
  '_next/static/site/_buildManifest.js': 'pages',
  'short.txt': 'x'.repeat(512),
  'photo.avif': 'picture'.repeat(100),
};

/**
 * Does what `next build` does: the folder holds this export and nothing else.
 *
 * @param changed files that are different this time, or there besides
 */
export async function exportSite(
  folder: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries({ ...exported, ...changed })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}
