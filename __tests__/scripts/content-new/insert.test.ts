/** @jest-environment node */
import { insert, insertText } from '@/scripts/content-new/insert';

test.each([
  ['an empty list', 'const list: readonly X[] = [];', 'const list: readonly X[] = [\nc,\n];'],
  ['a list', 'const list = [\n  a,\n];\nb();', 'const list = [\n  a,\nc,\n];\nb();'],
  ['a list without its last comma', 'const list = [a, b] as const;', 'const list = [a, b, \nc,\n] as const;'],
])('%s: adds the entry last and keeps the rest', (_, before, after) => {
  expect(insert(before, 'list', 'c,')).toBe(after);
});

test.each(['const other = [];', 'const list = make();', 'const list = [a'])(
  '%s holds no such list',
  (text) => {
    expect(() => insert(text, 'list', 'c,')).toThrow();
  },
);

test('adds words to a catalogue and keeps its other characters', () => {
  const before = '{\n  "a": "x\\u00a0}",\n  "list": { "one": { "title": "1" } }\n}\n';
  const after = insertText(before, ['list', 'two'], { title: '2' });
  expect(JSON.parse(after)).toEqual({ a: 'x\u00a0}', list: { one: { title: '1' }, two: { title: '2' } } });
  expect(after).toContain('"x\\u00a0}"');
});

test('groups on the way that are not there yet are added', () => {
  expect(JSON.parse(insertText('{"a": {"b": "x"}}', ['a', 'list', 'two'], 'y'))).toEqual({
    a: { b: 'x', list: { two: 'y' } },
  });
  // Of the same name, but deeper.
  expect(JSON.parse(insertText('{"a": {"two": {}}}', ['two'], 'y'))).toEqual({ a: { two: {} }, two: 'y' });
});

test('words that are there already are not overwritten', () => {
  expect(() => insertText('{"a": {"b": {}}}', ['a', 'b'], {})).toThrow('a.b is there already');
  expect(() => insertText('{"a": {"b": "x"}}', ['a', 'b'], {})).toThrow('a.b is there already');
});
