/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from './files';

it('every custom property that is declared for all pages is used', () => {
  const sheets = writtenFiles('.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const tokens = [...readFileSync('styles/tokens.css', 'utf8').matchAll(/^\s*(--[\w-]+):/gm)];
  expect(tokens).not.toEqual([]);
  const unused = tokens.filter(([, name]) => !new RegExp(`var\\(${name}[,)]`).test(sheets));
  expect(unused.map(([, name]) => name)).toEqual([]);
});
