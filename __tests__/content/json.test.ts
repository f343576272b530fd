/** @jest-environment node */
import { readJson } from '@/scripts/content-check/json';

const documents = [
  '{}',
  ' [ ] ',
  '{"a":{"b":[1,-2.5e3,true,false,null,"x\\n\\u00e4\\"\\\\"]},"__proto__":"y"}',
  '"\ud83d\ude00"',
  '0',
];

test.each(documents)('reads %s like JSON.parse', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) });
});

test('refuses what JSON.parse refuses, whichever character is taken away or doubled', () => {
  const text = '{"a": [1, {"b": "c\\n"}, null], "d": -1.5e2}';
  for (let index = 0; index < text.length; index += 1) {
    for (const repeat of [0, 2]) {
      const broken = text.slice(0, index) + text.charAt(index).repeat(repeat) + text.slice(index + 1);
      expect([broken, 'value' in readJson(broken)]).toEqual([broken, parses(broken)]);
    }
  }
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['{\n  "a": "x"\n  "b": "y"\n}', 3, 'a comma is missing between this and the entry before it'],
  ['["x"\n"y"]', 2, 'a comma is missing between this and the entry before it'],
  ['{\n  "a": "x",\n}', 3, 'the last entry before this bracket must not end with a comma'],
  ['[1, ]', 1, 'the last entry before this bracket must not end with a comma'],
  ['{"a" "x"}', 1, 'a colon is missing after the key "a"'],
  ['{“a”: "x"}', 1, 'unexpected “; keys and texts stand between straight quotes (")'],
  [
    '{"a": "say "yes" now"}',
    1,
    'unexpected y; quotation marks inside a text are curly (“ ”) or angled (« »)',
  ],
  ['{"a": "x}', 1, 'this text has no closing quotation mark, or holds a line break or a backslash'],
  ['{"a": 1, "a": 2}', 1, 'the key "a" is written twice'],
  ['{"a": "x"', 1, 'the file ends too early'],
])('says what is wrong with %j', (text, line, reason) => {
  expect(readJson(text)).toEqual({ error: { line, column: expect.any(Number), reason } });
});
