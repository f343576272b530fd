/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from '../repository/files';

/** Lines of the table in docs/gateway.md, «What to watch», each with its levels. */
const documented = Object.fromEntries(
  [
    ...readFileSync('docs/gateway.md', 'utf8').matchAll(
      /^\| `([^`]+)` \| ([^|]*`(?:info|warn|error|fatal)`[^|]*) \|/gm,
    ),
  ].map(([, line = '', levels = '']) => [line, levelsIn(levels, /`(\w+)`/g)]),
);

/** Where something is logged: `bury` hands its text on to `log.fatal`, and Fastify logs what the resolver gives. */
const call = /\b(?:log(?:\.(\w+)|\[([^\]]*)\])|bury|listenTextResolver)(?:\(|: \(\) => )/g;

/** @returns the last text in single quotes of each call that logs, with the levels that it may have */
function loggedBy(source: string): [string, string[]][] {
  return [...source.matchAll(call)].flatMap(({ 0: all, 1: level, 2: chosen, index }) => {
    const rest = source.slice(index + all.length);
    const text = /'([^']+)'[^']*$/.exec(rest.slice(0, endOfCall(rest)))?.[1];
    if (text === undefined) return [];
    if (level !== undefined) return [[text, [level]]];
    if (all.startsWith('bury')) return [[text, ['fatal']]];
    if (chosen === undefined) return [[text, ['info']]];
    // A choice between two, or what a function of this file returns.
    const body = chosen === 'level' ? (/function levelOf[\s\S]*?^}/m.exec(source)?.[0] ?? '') : chosen;
    return [[text, levelsIn(body, /'(debug|info|warn|error|fatal)'(?=;| :|$)/gm)]];
  });
}

function levelsIn(text: string, pattern: RegExp): string[] {
  const levels = [...text.matchAll(pattern)].map(([, level = '']) => level);
  return [...new Set(levels)].filter((level) => /^(?:debug|info|warn|error|fatal)$/.test(level)).sort();
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

it('every line that the gateway logs is in docs/gateway.md with its level, and no other (specification 27.22)', () => {
  const sources = writtenFiles('.ts').filter((file) => file.startsWith('gateway/'));
  const logged = Object.fromEntries(sources.flatMap((file) => loggedBy(readFileSync(file, 'utf8'))));
  expect(Object.keys(logged).length).toBeGreaterThan(10);
  expect(documented).toEqual(logged);
});
