import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '@/content/headers';
import type { OldPaths } from '@/lib/routing/oldPaths';
import type { Policies } from '@/lib/security/policies';

/** A page that compresses well and says which it is. */
const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><p>${'firn '.repeat(200)}</p></html>\n`;

/** What an export holds, in small. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': page('en', 'Home'),
  'services.html': page('en', 'Services'),
  'our-work/wedere.html': page('en', 'Wedere'),
  '404.html': page('en', 'Not found'),
  'de.html': page('de', 'Home'),
  'de/services.html': page('de', 'Services'),
  'de/404.html': page('de', 'Not found'),
  'locales/en/common.json': '{"menu":"Menu"}\n',
  'images/ridge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  '_next/static/chunks/main-1a2b.js': `${'firn();'.repeat(200)}\n`,
  '_next/static/chunks/pages/[locale]/services-3c4d.js': 'firn();\n',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:info@firnwerk.example\n',
  '.hidden': 'hidden',
  '.well-known/.hidden': 'hidden',
  'images/.well-known/hidden.txt': 'hidden',
  '.git/config': 'hidden',
  'en/services.html': page('en', 'stub for other hosts'),
};

const compressed = ['index.html', 'services.html', '404.html', '_next/static/chunks/main-1a2b.js'];

/**
 * @param files paths and contents; the small export by default
 * @param policies of the site; by default those of pages with nothing inline
 * @param old its old paths
 * @returns the folder `out/` of a new temporary folder, which also holds `hosting/` and `secret.txt`
 */
export async function makeSite(
  files: Readonly<Record<string, string>> = siteFiles,
  policies: Policies = { policy: contentSecurityPolicy({}), styles: {} },
  old: OldPaths = {},
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-site-'));
  const out = path.join(folder, 'out');
  await put(path.join(folder, 'secret.txt'), 'secret');
  await put(path.join(folder, 'hosting/policies.json'), JSON.stringify(policies));
  await put(path.join(folder, 'hosting/redirects.json'), JSON.stringify(old));
  for (const [file, text] of Object.entries(files)) await put(path.join(out, file), text);
  for (const file of compressed.filter((name) => name in files)) {
    const text = files[file] ?? '';
    await put(path.join(out, `${file}.br`), brotliCompressSync(text));
    await put(path.join(out, `${file}.gz`), gzipSync(text));
  }
  return out;
}

/** @param out what `makeSite` returned */
export async function removeSite(out: string): Promise<void> {
  await rm(path.dirname(out), { recursive: true, force: true });
}

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
