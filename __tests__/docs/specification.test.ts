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

/** A comment's text may go on in its next line. */
const flowing = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The numbers that a text cites. */
function cited(text: string): string[] {
  return [...flowing(text).matchAll(/\bspecification (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gi)].flatMap(
    ([, list = '']) => list.split(/, | and /),
  );
}

/** Its examples are no tests of anything. */
const ownPath = '__tests__/docs/specification.test.ts';

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

it('every heading that is cited is in its document', () => {
  const headings = files.flatMap((path) => {
    return [...flowing(readFileSync(path, 'utf8')).matchAll(/\b(docs\/\w+\.md), «([^»]+)»/g)].map(
      ([, document = '', heading = '']) => ({
        path,
        document,
        heading,
      }),
    );
  });
  const missing = headings.filter(
    ({ document, heading }) => !readFileSync(document, 'utf8').includes(`## ${heading}\n`),
  );
  expect(missing).toEqual([]);
});

it('every sentence is cited by a test', () => {
  const tested = new Set(
    citations
      .filter(({ path }) => /\.(test|spec|hosts)\.tsx?$/.test(path) && path !== ownPath)
      .map(({ number }) => number),
  );
  expect(numbers.filter((number) => !tested.has(number))).toEqual([]);
});

it('nobody cites in another form', () => {
  const other = /\bspecification,? sections?\b|\b(?:decisions|architecture), «/i;
  expect(files.filter((path) => other.test(flowing(readFileSync(path, 'utf8'))))).toEqual([]);
});
