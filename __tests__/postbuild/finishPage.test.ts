/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashSource } from '@/lib/security/policies';
import { finishPage } from '@/scripts/postbuild/finishPage';
import { exportedPage, files } from './support/exported';

const read = (path: string) => {
  const content = files[path];
  if (content === undefined) throw new Error('no such file');
  return Buffer.from(content);
};
const finish = (html: string) => finishPage(html, 'de.html', read);

/** Specification 33.3 and 33.7: what a page needs before first paint is in its HTML, and what hydrates comes after. */

const plain = exportedPage();
/** Its URL is named by its content. */
const pageScript = `/scripts/page-${createHash('sha256').update('page()').digest('hex').slice(0, 8)}.js`;
const moving = exportedPage('<div data-island="slides" data-when="loaded"></div>');

it('styles and boot script go into the page; its policy allows them and the speculation rules', () => {
  expect(finish(plain)).toEqual({
    html:
      `<html><head><meta><script data-page="${pageScript}">still("$&")</script><script type="speculationrules">{}</script>` +
      '<style>a{color:red}.b::after{content:"$&"}</style></head><p>x</p></html>',
    styles: [hashSource('a{color:red}.b::after{content:"$&"}')],
    scripts: [hashSource('still("$&")'), hashSource('{}')],
  });
});

it('the framework goes, and an island names its scripts; the boot script is the longer one', () => {
  const { html } = finish(moving);
  expect(html).toContain(
    '<div data-island="/scripts/slides-1.js /scripts/react-2.js" data-when="loaded"></div>',
  );
  expect(html).toContain(
    `<script>go()</script><script type="module" src="${pageScript}" fetchPriority="low"></script>`,
  );
  expect(html).not.toMatch(/_next|__NEXT_DATA__|data-n/);
});

it('an island without a module of its own stops the build with one sentence', () => {
  expect(() => finish(moving.replace('slides', 'slidse'))).toThrow(
    new Error('postbuild: components/islands/slidse.ts: is missing, but a page asks for it'),
  );
});

const mend = 'build again, or mend the pattern in scripts/postbuild/finishPage.ts';

it.each([
  ['preload of a stylesheet', plain.replaceAll('rel="preload"', 'rel="preloaded"')],
  ['stylesheet', plain.replaceAll('rel="stylesheet"', 'rel="style"')],
  ['boot and page script', plain.replace('/boot.js', '/other.js')],
  ['speculation rules', plain.replace('speculationrules', 'rules')],
  [
    'scripts of the framework',
    plain.replaceAll('chunks/', 'parts/').replaceAll('/_next/static/parts', '/parts'),
  ],
  ['data of the framework', plain.replace('__NEXT_DATA__', 'data')],
  ['marks of the framework', plain.replace(' data-next-head=""', '').replace(/<noscript.*?noscript>/, '')],
])('a page without %s stops the build with one sentence', (what, html) => {
  expect(() => finish(html)).toThrow(new Error(`postbuild: out/de.html: has no ${what}; ${mend}`));
});

it('so does a page that was finished already', () => {
  expect(() => finish(finish(moving).html)).toThrow(mend);
});

it.each(['/boot-static.js', '/page.js', '/_next/static/css/base.css'])(
  'so does %s where it is missing',
  (path) => {
    const without = (asked: string) => {
      if (asked === path) throw new Error('no such file');
      return read(asked);
    };
    expect(() => finishPage(plain, 'de.html', without)).toThrow(
      new Error(`postbuild: out/de.html: names ${path}, which is missing; build again`),
    );
  },
);

it.each([
  ['/boot-static.js', 'go("</script>")'],
  ['/boot-static.js', 'go("<!--")'],
  ['/_next/static/css/base.css', 'a::after{content:"</style>"}'],
])('so does %s where it holds what would end its element: %s', (path, content) => {
  const other = (asked: string) => (asked === path ? Buffer.from(content) : read(asked));
  expect(() => finishPage(plain, 'de.html', other)).toThrow(`postbuild: out${path}: holds what matches`);
});
