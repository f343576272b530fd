/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** docs/specification.md and those who cite it: `specification 3.4`, or a list such as `specification 3.4, 3.7 and 4.1`. */

const numbers = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(
    /^(?:- \*\*(\d+\.\d+)\*\*|\| (\d+\.\d+) \|) \S/gm,
  ),
].map(([, item, row]) => item ?? row ?? '');

const files = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(path));

/** The numbers that a text cites; a list may go on in the next line of a comment. */
function cited(text: string): string[] {
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...flowing.matchAll(/\bspecification (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gi)].flatMap(
    ([, list = '']) => list.split(/, | and /),
  );
}

const citations = files.flatMap((path) =>
  cited(readFileSync(path, 'utf8')).map((number) => ({ path, number })),
);

it('numbers each sentence once', () => {
  expect(numbers).toContain('3.4');
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('reads lists that go on in the next line', () => {
  expect(cited('/**\n * The links (Specification 3.4,\n * 3.7 and 4.1).\n */')).toEqual([
    '3.4',
    '3.7',
    '4.1',
  ]);
});

it('every citation leads to a sentence', () => {
  const known = new Set(numbers);
  expect(citations.filter(({ number }) => !known.has(number))).toEqual([]);
});
