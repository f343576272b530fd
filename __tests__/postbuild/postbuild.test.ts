import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '@/content/pages';
import { hashSource } from '@/lib/security/policies';
import { exportFolder, PostbuildFailure } from '@/scripts/postbuild/files';
import { postbuild } from '@/scripts/postbuild/postbuild';
import { folderOfTest } from '../support/folder';
import { exportSite, scripts, styles } from './support/exported';

/** Bytes in which no encoder finds anything to save. */
const noise = Buffer.concat(
  Array.from({ length: 40 }, (_, n) => createHash('sha256').update(`${n}`).digest()),
);

const folder = folderOfTest();
const out = path.join(folder, 'out');
const run = (unpacked = true) => postbuild(folder, ['https://api.firnwerk.example'], unpacked);

beforeEach(() => exportSite(folder));

const read = (file: string) => readFile(path.join(folder, file));

describe('URLs and languages (specification 2.27, 3.3 and 36.2)', () => {
  it.each(['404.html', 'de/404.html', 'de.html'])(
    '"out/de/404.html exists": without %s the build stops with one line that names it',
    async (file) => {
      await rm(path.join(folder, exportFolder, file));
      const failure = new PostbuildFailure(`out/${file}`, 'is missing; its page file must export it');
      await expect(run()).rejects.toEqual(failure);
      expect(failure.message).not.toContain('\n');
    },
  );

  it('"/en/…": "a static stub where a host can’t" redirect, for every page that exists', async () => {
    await run();
    const stubs = (await readdir(path.join(out, 'en'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(stubs).toHaveLength(pages.length);
    for (const { path: page } of pages) {
      const file = page === '/' ? 'out/en/index.html' : `out/en${page}.html`;
      expect((await read(file)).toString()).toContain(`content="0; url=${page}"`);
    }
  });
});

// Specification 36.6
it('the hashed files are listed with their digests, and nothing else is', async () => {
  await run(false);
  const { built, files } = JSON.parse((await read('hosting/release.json')).toString());
  expect(Math.abs(Date.parse(built) - Date.now())).toBeLessThan(60_000);
  const names = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .filter((name) => /^(?:scripts|_next)\//.test(name));
  expect(Object.keys(files)).toEqual(names.sort());
  const font = createHash('sha256').update(await read('out/_next/static/media/sans.woff2'));
  expect(files['_next/static/media/sans.woff2']).toBe(font.digest('base64url').slice(0, 16));
});

it('the policies are written once, for every page that is deployed', async () => {
  await run();
  const { policy, styles: allowed } = JSON.parse(String(await read('hosting/policies.json')));
  expect(policy).toContain(
    `script-src 'self' ${[hashSource(scripts.staticBoot), hashSource('{}')].sort().join(' ')};`,
  );
  expect(policy).toContain("connect-src 'self' https://api.firnwerk.example;");
  expect(Object.keys(allowed).sort()).toEqual(['404.html', 'de.html', 'de/404.html', 'index.html']);
  expect(allowed['de.html']).toEqual([hashSource(styles)]);
});

it('compressed copies hold the same content, and are left out where they save nothing', async () => {
  await writeFile(path.join(folder, exportFolder, 'noise.ico'), noise);
  await run(false);
  for (const file of ['index.html', 'de/404.html', 'scripts/slides-1.js']) {
    const original = await read(`out/${file}`);
    expect(brotliDecompressSync(await read(`out/${file}.br`))).toEqual(original);
    expect(gunzipSync(await read(`out/${file}.gz`))).toEqual(original);
  }
  const names = await readdir(out, { recursive: true });
  for (const file of ['short.txt', 'photo.avif', 'noise.ico'])
    expect(names.filter((name) => name.startsWith(file))).toEqual([file]);
});
