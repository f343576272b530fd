/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from './files';

/** A build gives custom properties short names in stylesheets only (scripts/postbuild/shortCustomProperties.ts). */

const asked =
  /var\(--[\w-]+|(?:setProperty|getPropertyValue)\(\s*['"`]--[\w-]+|['"]--[a-z][\w-]*['"]\s*[\])]*\s*:/g;

const found = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(asked)].map(([use]) => `${file}: ${use}`);

it('no component and no script of a page names a custom property', () => {
  const files = [...writtenFiles('.tsx'), ...writtenFiles('.ts')].filter((file) =>
    /^(?:components|lib|pages|content)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(found)).toEqual([]);
});

it('every custom property that is declared for all pages is used', () => {
  const sheets = writtenFiles('.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const tokens = [...readFileSync('styles/tokens.css', 'utf8').matchAll(/^\s*(--[\w-]+):/gm)];
  expect(tokens.length).toBeGreaterThan(60);
  const unused = tokens.filter(([, name]) => !new RegExp(`var\\(${name}[,)]`).test(sheets));
  expect(unused.map(([, name]) => name)).toEqual([]);
});
