/** @jest-environment node */
import { existsSync } from 'node:fs';
import { namespaces } from '@/content/namespaces';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';
import { codes, guide, rows, section } from './support/markdown';

// «Which file holds the texts of this page», for every page: docs/editing.md against the route table.

const text = guide('editing');
const table = rows(section(text, '## Which file holds the texts of this page'));
const byPath = new Map(
  table.map(([page = '', words = '', facts = '']) => [codes(page)[0], { words, facts }]),
);

/** The form's words travel with a programme's page while it holds a form; the guide says so once for all forms. */
const wordsOf = (names: readonly string[]) => names.filter((name) => name !== 'forms').join(', ');

test.each(routes.map(({ id, path }) => [path, wordsOf(namespaces[id])]))('%s: %s', (path, words) => {
  expect(codes(byPath.get(path)?.words ?? '').join(', ')).toBe(words);
});

test('every row is a page: a route, an article or an unknown address', () => {
  const paths = pages.map(({ path }) => path);
  const unknown = [...byPath.keys()].filter((path) => path === undefined || !paths.includes(path));
  expect(unknown).toEqual(['/blogs/…', undefined]);
});

test('every file that the guide names exists', () => {
  const facts = [...byPath.values()].flatMap((row) => codes(row.facts)).map((file) => `content/${file}`);
  const words = [...byPath.values()]
    .flatMap((row) => codes(row.words))
    .filter((name) => !name.includes('<'))
    .map((name) => `public/locales/en/${name}.json`);
  const named = codes(text).filter((code) => /^(content|docs|scripts|public)\/[\w./-]+$/.test(code));
  const files = [...facts, ...words, ...named].filter((file) => !file.includes('…'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toContain('content/company.json');
});
