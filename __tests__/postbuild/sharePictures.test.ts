import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { locales, prefixedLocales } from '@/content/locales';
import { PostbuildFailure } from '@/scripts/postbuild/files';
import { drawSharePictures } from '@/scripts/postbuild/sharePictures';
import { folderOfTest } from '../support/folder';

// Three pages instead of all: what is drawn for the real ones is tested over out/.
jest.mock('@/content/pages', () => {
  const actual = jest.requireActual<typeof import('@/content/pages')>('@/content/pages');
  const few = ['home', 'article:phishing', 'comingSoon'];
  return { ...actual, pages: actual.pages.filter(({ id }) => few.includes(id)) };
});

const folder = folderOfTest();
const draw = () => drawSharePictures(path.join(folder, 'out'), path.join(folder, 'cache'));

async function put(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, 'out', file)), { recursive: true });
  await writeFile(path.join(folder, 'out', file), html);
}

beforeEach(async () => {
  const article = 'blogs/protecting-from-phishing-attacks.html';
  await put('index.html', '<h1>Software for difficult terrain</h1>');
  await put(article, '<h1>Protection</h1>');
  for (const locale of prefixedLocales) {
    await put(`${locale}.html`, `<h1>Software für schwie\u00adriges Gelände, ${locale}</h1>`);
    await put(`${locale}/${article}`, `<h1>Schutz, ${locale}</h1>`);
  }
});

const pictures = locales
  .flatMap((locale) => [`${locale}/blogs/protecting-from-phishing-attacks.jpeg`, `${locale}/home.jpeg`])
  .sort();
const count = pictures.length;

it('draws a picture for every page that may be shared, in every language, each another (specification 23.7)', async () => {
  expect(await draw()).toBe(`share pictures: ${count}, ${count} of them new`);
  const out = path.join(folder, 'out/images/share');
  const found = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.jpeg')).sort();
  expect(found).toEqual(pictures);
  const bytes = await Promise.all(found.map((name) => readFile(path.join(out, name))));
  expect(new Set(bytes.map((file) => file.toString('base64'))).size).toBe(count);
  for (const file of bytes) expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('a further build draws changed pictures only', async () => {
  await draw();
  expect(await draw()).toContain(' 0 of them new');
  await put('index.html', '<h1>Software for gentle hills</h1>');
  expect(await draw()).toContain(' 1 of them new');
});

it.each([
  ['a page is missing', 'de.html', null, 'is missing; its page file must export it'],
  ['a page has no heading', 'de.html', '<p>x</p>', 'has no first-level heading; give the page one'],
  [
    'a heading is too long',
    'de.html',
    `<h1>${'Gelände '.repeat(40).trim()}</h1>`,
    `the heading "${'Gelände '.repeat(40).trim()}" does not fit on its share picture; make it shorter`,
  ],
])('stops with one line that names the page, when %s', async (_, file, html, remedy) => {
  await rm(path.join(folder, 'out', file));
  if (html !== null) await put(file, html);
  await expect(draw()).rejects.toEqual(new PostbuildFailure(`out/${file}`, remedy));
});
