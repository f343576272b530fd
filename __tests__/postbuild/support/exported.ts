import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prefixedLocales } from '@/content/locales';
import { type BrowserScripts, scriptsFile } from '@/lib/browserScripts';
import { exportFolder, writeInto } from '@/scripts/postbuild/files';

export const scripts: BrowserScripts = {
  boot: 'go("&amp;")',
  staticBoot: 'still()',
  page: '/scripts/page-1.js',
  islands: { slides: ['/scripts/slides-1.js', '/scripts/react-2.js'] },
};

export const styles = 'a>b{color:red}';

/** @returns a page as Next.js exports it, without islands */
export const exportedPage = (body = '<p>x</p>'): string =>
  `<html><head><meta><script data-page="${scripts.page}">${scripts.staticBoot}</script>` +
  `<script type="speculationrules">{}</script><script type="application/ld+json">[]</script>` +
  `<style>${styles}</style></head><body>${body}</body></html>`;

/** @returns a page that is worth compressing */
export const longPage = (word: string) => exportedPage(`<p>${word}</p>`.repeat(100));

const exported: Readonly<Record<string, string>> = {
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
  'scripts/page-1.js': 'page()',
  'scripts/slides-1.js': 'script();'.repeat(100),
  'scripts/react-2.js': 'react()',
  '_next/static/media/sans.woff2': 'font',
  '_next/static/chunks/main-1.js': 'main()',
  '_next/static/css/page.css': styles,
  '_next/data/id/index.json': 'data',
  'locales/en/common.json': '{}',
  'locales/en/showcase.json': '{}',
  '_next/static/site/_buildManifest.js': 'pages',
  'short.txt': 'x'.repeat(512),
  'photo.avif': 'picture'.repeat(100),
};

/**
 * Does what `scripts/browser.ts` and `next build` do: the export is this and nothing else.
 *
 * @param root the project's folder
 * @param changed files of the export that are different this time, or there besides
 */
export async function exportSite(
  root: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = path.join(root, exportFolder);
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries({ ...exported, ...changed }))
    await writeInto(path.join(folder, file), content);
  await writeInto(path.join(root, scriptsFile), JSON.stringify(scripts));
}
