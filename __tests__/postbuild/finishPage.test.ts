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

/** Specification 33.3 and 33.7: what a page needs before first paint is in its HTML, and the framework comes after. */

const plain = exportedPage();
const moving = exportedPage({ framework: true });

it('styles and boot script go into the page; its policy allows them and the speculation rules', () => {
  expect(finish(plain)).toEqual({
    html:
      '<html><head><script>still("$&")</script><script type="speculationrules">{}</script>' +
      '<style>a{color:red}</style><style>.b::after{content:"$&"}</style></head><p>x</p></html>',
    styles: [hashSource('a{color:red}'), hashSource('.b::after{content:"$&"}')],
    scripts: [hashSource('still("$&")'), hashSource('{}')],
  });
});

it('the framework rests in a template, each script with its hash, without what no page uses; its boot script is another', () => {
  const { html, scripts } = finish(moving);
  const script = (path: string, content: string) =>
    `<script src="${path}" integrity="sha256-${createHash('sha256').update(content).digest('base64')}" defer=""></script>`;
  expect(html).toContain(
    `</style><template id="framework">${script('/_next/static/chunks/main-1.js', 'main()')}` +
      `${script('/_next/static/chunks/pages/%5Blocale%5D-1.js', 'page()')}</template></head>`,
  );
  expect(html).toContain('<script>go()</script>');
  expect(scripts).toContain(hashSource('go()'));
  expect(html).not.toMatch(/polyfills|Manifest/);
});

const mend = 'build again, or mend the pattern in scripts/postbuild/finishPage.ts';

it.each([
  ['preload of a stylesheet', plain.replaceAll('rel="preload"', 'rel="preloaded"')],
  ['stylesheet', plain.replaceAll('rel="stylesheet"', 'rel="style"')],
  ['boot script', plain.replace('/boot.js', '/other.js')],
  ['speculation rules', plain.replace('speculationrules', 'rules')],
])('a page without %s stops the build with one sentence', (what, html) => {
  expect(() => finish(html)).toThrow(new Error(`postbuild: out/de.html: has no ${what}; ${mend}`));
});

it.each(['polyfills-1', '_buildManifest', '_ssgManifest'])(
  'so does a framework without %s, which is no longer left out',
  (name) => {
    expect(() => finish(moving.replace(name, 'renamed'))).toThrow(
      /^postbuild: out\/de\.html: lacks one of .*; build again/,
    );
  },
);

it('so does a page that was finished already', () => {
  expect(() => finish(finish(moving).html)).toThrow(mend);
});

it.each(['/boot-static.js', '/_next/static/css/base.css'])('so does %s where it is missing', (path) => {
  const without = (asked: string) => {
    if (asked === path) throw new Error('no such file');
    return read(asked);
  };
  expect(() => finishPage(plain, 'de.html', without)).toThrow(
    new Error(`postbuild: out/de.html: names ${path}, which is missing; build again`),
  );
});

it.each([
  ['/boot-static.js', 'go("</script>")'],
  ['/boot-static.js', 'go("<!--")'],
  ['/_next/static/css/base.css', 'a::after{content:"</style>"}'],
])('so does %s where it holds what would end its element: %s', (path, content) => {
  const other = (asked: string) => (asked === path ? Buffer.from(content) : read(asked));
  expect(() => finishPage(plain, 'de.html', other)).toThrow(`postbuild: out${path}: holds what matches`);
});
