import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writtenFiles } from '../repository/files';

/** docs/specification.md and the files that cite it: `specification 3.4`, or a list such as `specification 3.4, 3.7 and 4.1`. */

const specification = readFileSync('docs/specification.md', 'utf8');
const sentences = [
  ...specification.matchAll(/^(?:- \*\*(\d+\.\d+)(\+?)\*\*|\| (\d+\.\d+) \|) (.+(?:\n {2}.+)*)/gm),
].map(([, item, plus, row, text = '']) => ({
  number: item ?? row ?? '',
  isOurs: plus === '+',
  text: text.replace(/\s+/g, ' '),
}));
const numbers = sentences.map(({ number }) => number);

/**
 * Digest of the customer's sentences. They are binding: they change only when the customer's specification or a decision on it does, and
 * this digest with them.
 */
const customersDigest = 'fbe6cf9cfe879f7f635b1b188ee09f6786cc9d74eeeb786363ccb023711a08eb';

/** Joins the lines of comments, as a citation may continue on the next one. */
const flowing = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The numbers that a text cites. */
const cited = (text: string): string[] =>
  [...text.matchAll(/\bspecification (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gi)].flatMap(([, list = '']) =>
    list.split(/, | and /),
  );

// The numbers in this file are examples, not citations.
const texts = [...writtenFiles('.ts', '.tsx', '.mjs', '.css', '.md'), '.github/workflows/ci.yml']
  .filter((path) => path !== '__tests__/docs/specification.test.ts')
  .map((path) => ({ path, text: flowing(readFileSync(path, 'utf8')) }));

it('numbers each sentence once', () => {
  expect(numbers).toContain('3.4');
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('keeps the customer’s sentences word for word', () => {
  const customers = sentences.filter(({ isOurs }) => !isOurs);
  expect(customers.length).toBeLessThan(sentences.length);
  const lines = customers.map(({ number, text }) => `${number} ${text}`).join('\n');
  expect(createHash('sha256').update(lines).digest('hex')).toBe(customersDigest);
});

it('every citation leads to a sentence', () => {
  const unknown = texts.flatMap(({ path, text }) =>
    cited(text)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

it('every sentence is cited by a test', () => {
  const tests = texts.filter(({ path }) => /\.(test|spec|hosts)\.tsx?$|ci\.yml$/.test(path));
  const tested = new Set(tests.flatMap(({ text }) => cited(text)));
  expect(numbers.filter((number) => !tested.has(number))).toEqual([]);
});
