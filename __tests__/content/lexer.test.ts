/** @jest-environment node */
import { HOLE, lex } from '@/scripts/content-check/lexer';

function valuesIn(source: string): string[] {
  return lex(source).literals.map(({ value }) => value);
}

test.each([
  ['both quotes', `f('a', "b")`, ['a', 'b']],
  ['escapes', String.raw`f('it\'s', 'b')`, [String.raw`it\'s`, 'b']],
  ['templates', 'f(`a.${x}.b`)', [`a.${HOLE}.b`]],
  ['strings and braces in a hole', "f(`a${g({ b: 'c' })}d`, 'e')", ['c', `a${HOLE}d`, 'e']],
  ['templates in templates', '`a${`b${c}`}`', [`b${HOLE}`, `a${HOLE}`]],
  ['comments', "'a' // 'b'\n /* 'c' */ 'd'", ['a', 'd']],
  ['a comment that never ends', "'a' /* 'b'", ['a']],
  ['addresses', "'https://x' + 'b'", ['https://x', 'b']],
  ['regular expressions', String.raw`s.replace(/^https:\/\//, 'a').split(/["'/]/, 'b')`, ['a', 'b']],
  ['divisions', "(a + b) / 2 + c['d'] / e", ['d']],
  ['JSX', `<a href={x / 2}>it's {t('b')}</a>`, ['b']],
  ['JSX that closes itself', `<Foo a={b} />\n<Bar c="d" />`, ['d']],
])('%s', (_name, source, values) => {
  expect(valuesIn(source)).toEqual(values);
});

test('the code keeps its length and lines, without comments and words', () => {
  const source = "t('a') // b\n/* c\n */ `d`";
  const { code } = lex(source);
  expect(code).toBe("t(' ')     \n    \n    ` `");
  expect(code).toHaveLength(source.length);
});
