/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineFirstScript } from '@/scripts/postbuild/inlineFirstScript';
import { inlineStyles } from '@/scripts/postbuild/inlineStyles';
import { setFrameworkBack } from '@/scripts/postbuild/lateFramework';

/**
 * Specification 33.3 and 33.7: what a page needs before first paint stands in its HTML, and the framework
 * comes after.
 */

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

  it('custom properties have short names, the same in all of them; what no stylesheet declares keeps its own', async () => {
    await put(`${css}/base.css`, ':root{--c-ink:#000;--c-text:var(--c-ink)}p{color:var(--c-text,var(--b))}');
    await put(`${css}/page.css`, '.a--c-ink{--c-text:red;color:var(--c-text);src:url(x--c-text)}');
    await put('index.html', link('base', 'data-n-g') + link('page', 'data-n-p'));
    await inlineStyles(out);
    expect(await page()).toBe(
      '<style>:root{--c:#000;--a:var(--c)}p{color:var(--a,var(--b))}</style>' +
        '<style>.a--c-ink{--a:red;color:var(--a);src:url(x--c-text)}</style>',
    );
  });

  it('the class that next/font makes for a typeface is left out, its custom property is not', async () => {
    await put(`${css}/base.css`, '.__className_1a{font-family:sans}.__variable_1a{--font-sans:"sans"}');
    await put('index.html', link('base', 'data-n-g'));
    await inlineStyles(out);
    expect(await page()).toBe('<style>.__variable_1a{--a:"sans"}</style>');
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
  const script = (name: string, integrity = '') =>
    `<script src="${chunks}/${name}.js" ${integrity}defer=""></script>`;
  const sure = (text: string) => `integrity="sha256-${createHash('sha256').update(text).digest('base64')}" `;

  beforeEach(() => mkdir(path.join(out, chunks)));

  it('rests in a template, each script with its hash, however often the step runs', async () => {
    await put(`${chunks}/main.js`, 'main()');
    await put(`${chunks}/[locale].js`, 'home()');
    await put('index.html', `<head>${script('main')}${script('%5Blocale%5D')}</head>`);
    await setFrameworkBack(out);
    await setFrameworkBack(out);
    const scripts = script('main', sure('main()')) + script('%5Blocale%5D', sure('home()'));
    expect(await page()).toBe(`<head><template id="framework">${scripts}</template></head>`);
  });

  it('a script that is missing stops the build with one sentence', async () => {
    await put('index.html', script('gone'));
    await expect(setFrameworkBack(out)).rejects.toThrow(
      `postbuild: out/index.html: names ${chunks}/gone.js, which is missing; build again`,
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

  beforeEach(() => put('boot-static.js', 'still()'));

  it('stands in the HTML, after the styles, and no file is left to ask for', async () => {
    await put('boot.js', 'go("$&")\n');
    const template = '<template id="framework"></template>';
    await put('index.html', `<head>${tag}<style>b{}</style></head>${template}`);
    await inlineFirstScript(out);
    expect(await page()).toBe(`<head><style>b{}</style><script>go("$&")</script></head>${template}`);
    expect((await readdir(out)).filter((name) => name.endsWith('.js'))).toEqual([]);
  });

  it('is shorter on a page without the framework', async () => {
    await put('boot.js', 'go()');
    await put('index.html', `<head>${tag}</head>`);
    await inlineFirstScript(out);
    expect(await page()).toBe('<head><script>still()</script></head>');
  });

  it('one that is missing stops the build with one sentence', async () => {
    await rm(path.join(out, 'boot-static.js'));
    await put('boot.js', 'go()');
    await expect(inlineFirstScript(out)).rejects.toThrow(
      'postbuild: out/boot-static.js: is missing; build again',
    );
  });

  it.each(['"</script>"', '"<!--"'])('one that holds %s stops the build with one sentence', async (text) => {
    await put('boot.js', `go(${text})`);
    await put('index.html', tag);
    await expect(inlineFirstScript(out)).rejects.toThrow(/^postbuild: out\/boot\.js: holds /);
    expect(await page()).toBe(tag);
  });
});
