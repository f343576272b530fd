import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { articles } from '@/content/articles';
import { locales } from '@/content/locales';
import { feedPath } from '@/lib/blog/feedPath';
import { twinPath } from '@/lib/blog/twin';
import { manifest, manifestPath } from '@/lib/metadata/manifest';
import { securityTxt } from '@/lib/metadata/securityTxt';
import { sitemap } from '@/lib/metadata/sitemap';
import { writeMachineReadable } from '@/scripts/postbuild/machineReadable';
import { folderOfTest } from '../support/folder';

const out = folderOfTest();

const read = (file: string) => readFile(path.join(out, file), 'utf8');

it('writes sitemap, robots.txt, llms.txt and security.txt, a web manifest, a feed and the articles’ twins per language, and nothing else (specification 22.6, 23.10, 23.11, 23.17, 23.18 and 35.6)', async () => {
  const now = new Date();
  await writeMachineReadable(out, now);
  const files = (await readdir(out, { recursive: true })).filter((name) => path.extname(name) !== '');
  expect(files.sort()).toEqual(
    [
      ...locales.flatMap((locale) => [
        manifestPath(locale).slice(1),
        feedPath(locale).slice(1),
        ...articles().map(({ slug }) => twinPath(slug, locale).slice(1)),
      ]),
      '.well-known/security.txt',
      'llms.txt',
      'robots.txt',
      'sitemap.xml',
    ].sort(),
  );
  expect(await read('sitemap.xml')).toBe(await sitemap());
  expect(await read('site.webmanifest')).toBe(manifest('en'));
  expect(await read('de/site.webmanifest')).toBe(manifest('de'));
  expect(await read('.well-known/security.txt')).toBe(securityTxt(now));
});
