/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from '../repository/files';

/** Lines of the table in docs/gateway.md, «What to watch». */
const documented = [
  ...readFileSync('docs/gateway.md', 'utf8').matchAll(/^\| `([^`]+)` \| `(?:info|warn|error|fatal)`/gm),
]
  .map(([, line = '']) => line)
  .sort();

/** Where something is logged; `bury` hands its text on. */
const call = /\b(?:log(?:\.\w+|\[[^\]]*\])|bury)\(/g;

/** @returns the last text in single quotes of each call that logs */
function loggedBy(source: string): string[] {
  return [...source.matchAll(call)].flatMap(({ 0: { length }, index }) => {
    const rest = source.slice(index + length);
    const end = endOfCall(rest);
    return /'([^']+)'[^']*$/.exec(rest.slice(0, end))?.[1] ?? [];
  });
}

/** @returns where the bracket closes that stands open before a text */
function endOfCall(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

it('every line that the gateway logs is in docs/gateway.md, and no other (specification 27.22)', () => {
  const sources = writtenFiles('.ts').filter((file) => file.startsWith('gateway/'));
  const logged = new Set(sources.flatMap((file) => loggedBy(readFileSync(file, 'utf8'))));
  expect(logged.size).toBeGreaterThan(10);
  expect(documented).toEqual([...logged].sort());
});
