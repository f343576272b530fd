/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { locales, prefixedLocales } from '@/content/locales';
import { pages } from '@/content/pages';
import { PostbuildFailure } from '@/scripts/postbuild/failure';
import { inParallel } from '@/scripts/postbuild/files';
import { postbuild } from '@/scripts/postbuild/postbuild';
import { stubFor } from '@/scripts/postbuild/stubs';

const long = (word: string) => `<!doctype html><title>${word}</title>${`<p>${word}</p>`.repeat(100)}`;

/** Bytes in which no encoder finds anything to save. */
const noise = Buffer.concat(
  Array.from({ length: 40 }, (_, n) => createHash('sha256').update(`${n}`).digest()),
);

const exported: Readonly<Record<string, string>> = {
  'index.html': long('home'),
  '404.html': long('lost'),
  'showcase.html': long('showcase'),
  ...Object.fromEntries(
    prefixedLocales.flatMap((locale) => [
      [`${locale}.html`, long('Start')],
      [`${locale}/404.html`, long('verloren')],
      [`${locale}/showcase.html`, long('Schaukasten')],
    ]),
  ),
  '_next/static/main.js': long('script'),
  '_next/data/id/index.json': long('data'),
  'locales/en/common.json': long('words'),
  'locales/en/showcase.json': long('words'),
  'short.txt': 'x'.repeat(512),
  'photo.avif': long('picture'),
};

let folder: string;
let out: string;
let aside: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-postbuild-'));
  out = path.join(folder, 'out');
  aside = path.join(folder, '.showcase');
  for (const [file, text] of Object.entries(exported)) await put(file, text);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true });
  await writeFile(path.join(out, file), content);
}

const read = (file: string) => readFile(path.join(folder, file));

async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.path, entry.name));
  const pairs = files
    .sort()
    .map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(pairs));
}

describe('URLs and languages (specification 2.27, 3.3 and 36.2)', () => {
  it('a prefixed language has its home page as de.html and as de/index.html', async () => {
    await postbuild({ out, aside });
    expect(await read('out/de/index.html')).toEqual(await read('out/de.html'));
  });

  it.each([
    ['404.html', 'pages/404.tsx'],
    ['de/404.html', 'pages/[locale]/404.tsx'],
    ['de.html', 'pages/[locale]/index.tsx'],
  ])(
    '«out/de/404.html exists»: without %s the build stops with one line that names it',
    async (file, source) => {
      await rm(path.join(out, file));
      const failure = new PostbuildFailure(`out/${file}`, `is missing; ${source} must export it`);
      await expect(postbuild({ out, aside })).rejects.toEqual(failure);
      expect(failure.message).not.toContain('\n');
    },
  );

  it('«/en/…»: «a static stub where a host can’t» redirect, for every page that exists', async () => {
    await postbuild({ out, aside });
    const stubs = (await readdir(path.join(out, 'en'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(stubs).toHaveLength(pages.length);
    for (const { path: page } of pages) {
      const file = page === '/' ? 'out/en/index.html' : `out/en${page}.html`;
      expect((await read(file)).toString()).toBe(stubFor(page));
    }
  });
});

describe('pages that must not be deployed', () => {
  it('are set aside, uncompressed, under the same names', async () => {
    await postbuild({ out, aside });
    expect((await read('.showcase/showcase.html')).toString()).toBe(exported['showcase.html']);
    expect((await read('.showcase/de/showcase.html')).toString()).toBe(exported['de/showcase.html']);
    expect((await readdir(out, { recursive: true })).filter((name) => name.includes('showcase'))).toEqual([]);
  });
});

describe('what no page asks for', () => {
  it('the scripts of client-side navigation are in no page, nor those for browsers of old', async () => {
    const script = (file: string) => `<script src="/_next/static/${file}" defer=""></script>`;
    const main = script('chunks/main-1.js');
    const polyfills = '<script defer="" noModule="" src="/_next/static/chunks/polyfills-1.js"></script>';
    await put('_next/static/chunks/main-1.js', 'main()');
    await put(
      'de.html',
      long('Start') + polyfills + main + script('x_-1/_buildManifest.js') + script('x_-1/_ssgManifest.js'),
    );
    await postbuild({ out, aside });
    for (const page of ['out/de.html', 'out/de/index.html']) {
      expect((await read(page)).toString()).toMatch(
        /<\/p><template id="framework"><script src="\/_next\/static\/chunks\/main-1\.js" integrity="[^"]+" defer=""><\/script><\/template>$/,
      );
    }
  });

  it('the framework’s marks are only where the framework is', async () => {
    const head = '<meta name="x" data-next-head=""/><noscript data-n-css=""></noscript>';
    await put('_next/static/chunks/main-1.js', 'main()');
    await put('de.html', `${head}<script src="/_next/static/chunks/main-1.js" defer=""></script>`);
    await put('index.html', head + long('home'));
    await postbuild({ out, aside });
    expect((await read('out/de.html')).toString()).toContain(head);
    expect((await read('out/index.html')).toString()).toContain(`<meta name="x"/>${long('home')}`);
  });

  it('is left out: data of client-side navigation, words of the page set aside', async () => {
    await postbuild({ out, aside });
    const names = await readdir(out, { recursive: true });
    expect(names.filter((name) => name.startsWith(path.join('_next', 'data')))).toEqual([]);
    expect(
      names.filter((name) => name.startsWith(path.join('locales', 'en')) && name.endsWith('.json')),
    ).toEqual([path.join('locales', 'en', 'common.json')]);
  });
});

describe('precompressed files', () => {
  it.each(['index.html', 'de.html', 'de/index.html', 'de/404.html', '_next/static/main.js'])(
    '%s',
    async (file) => {
      await postbuild({ out, aside });
      const original = await read(`out/${file}`);
      expect(brotliDecompressSync(await read(`out/${file}.br`))).toEqual(original);
      expect(gunzipSync(await read(`out/${file}.gz`))).toEqual(original);
    },
  );

  it('are left out where they save nothing, and stale ones go', async () => {
    await put('noise.ico', noise);
    await put('noise.ico.br', 'stale');
    await put('folder.js/inside.txt', 'x');
    await postbuild({ out, aside });
    const names = await readdir(out, { recursive: true });
    for (const file of ['short.txt', 'photo.avif', 'noise.ico', 'folder.js', 'folder.js/inside.txt']) {
      expect(names).toContain(file);
      expect(names.filter((name) => name === `${file}.br` || name === `${file}.gz`)).toEqual([]);
    }
  });
});

describe('postbuild', () => {
  it('says in one line what it did, and a second run changes nothing', async () => {
    const line = new RegExp(
      `^postbuild: ${prefixedLocales.length} language index(?:es)?; ${pages.length} stubs; ${locales.length} feeds; ${locales.length} pages set aside; \\d+ files compressed, [\\d.]+ kB to [\\d.]+ kB$`,
    );
    expect(await postbuild({ out, aside })).toMatch(line);
    const after = await contents();
    expect(await postbuild({ out, aside })).toContain('0 pages set aside');
    expect(await contents()).toEqual(after);
  });

  it('works on a few files at a time, in order, and fails with the first failure', async () => {
    let busy = 0;
    let most = 0;
    const task = async (item: number) => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setTimeout(resolve, 5 - item));
      busy -= 1;
      return item * 2;
    };
    expect(await inParallel([0, 1, 2, 3, 4], 2, task)).toEqual([0, 2, 4, 6, 8]);
    expect(most).toBe(2);
    await expect(inParallel([1], 3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
