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
