/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineFirstScript } from '@/scripts/postbuild/inlineFirstScript';
import { inlineStyles } from '@/scripts/postbuild/inlineStyles';
import { setFrameworkBack } from '@/scripts/postbuild/lateFramework';

/** Architecture, «Weight»: what a page needs before first paint stands in its HTML, and the framework comes after. */

const css = '/_next/static/css';
const chunks = '/_next/static/chunks';
let out: string;

beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'firnwerk-first-paint-'));
  await mkdir(path.join(out, css), { recursive: true });
  await put(`${css}/base.css`, 'a{color:red}\n');
  await put(`${css}/page.css`, '.b::after{content:"$&"}');
});
afterEach(() => rm(out, { recursive: true }));

const put = (file: string, text: string) => writeFile(path.join(out, file), text);
const page = async () => (await readFile(path.join(out, 'index.html'), 'utf8')).trim();

describe('styles', () => {
  const link = (name: string, kind: string) =>
    `<link rel="stylesheet" href="${css}/${name}.css" ${kind}=""/>`;

  it('stand in the HTML, what all pages share apart from the rest; no file is left to ask for', async () => {
    await put(
      'index.html',
      `<link rel="preload" href="${css}/base.css" as="style"/>${link('base', 'data-n-g')}${link('page', 'data-n-p')}`,
    );
    await inlineStyles(out);
    expect(await page()).toBe('<style>a{color:red}</style><style>.b::after{content:"$&"}</style>');
    expect(await readdir(path.join(out, '_next/static'))).toEqual([]);
  });

  it('a stylesheet that is missing stops the build with one sentence', async () => {
    await put('index.html', link('gone', 'data-n-p'));
    await expect(inlineStyles(out)).rejects.toThrow(
      `postbuild: out/index.html: names ${css}/gone.css, which is missing; build again`,
    );
  });

  it('so does one that would end its element', async () => {
    await put(`${css}/page.css`, 'a::after{content:"</style>"}');
    await expect(inlineStyles(out)).rejects.toThrow(
      /^postbuild: out\/_next\/static\/css\/page\.css: holds "<\/"/,
    );
  });
});

describe('the framework', () => {
  const script = (name: string) => `<script src="${chunks}/${name}.js" defer=""></script>`;

  it('rests in a template, once, however often the step runs', async () => {
    await put('index.html', `<head>${script('main')}${script('pages/index')}</head>`);
    await setFrameworkBack(out);
    await setFrameworkBack(out);
    expect(await page()).toBe(
      `<head><template id="framework">${script('main')}${script('pages/index')}</template></head>`,
    );
  });

  it('a page without it stays as it is', async () => {
    await put('index.html', '<head></head>');
    await setFrameworkBack(out);
    expect(await page()).toBe('<head></head>');
  });
});

describe('the first script', () => {
  const tag = '<script src="/boot.js"></script>';

  it('stands in the HTML', async () => {
    await put('boot.js', 'go("$&")\n');
    await put('index.html', tag);
    await inlineFirstScript(out);
    expect(await page()).toBe('<script>go("$&")</script>');
  });

  it.each(['"</script>"', '"<!--"'])('one that holds %s stops the build with one sentence', async (text) => {
    await put('boot.js', `go(${text})`);
    await put('index.html', tag);
    await expect(inlineFirstScript(out)).rejects.toThrow(/^postbuild: out\/boot\.js: holds /);
    expect(await page()).toBe(tag);
  });
});
