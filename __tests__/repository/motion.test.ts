import { readFileSync } from 'node:fs';
import { writtenFiles } from './files';

/** Specification 40.1: one tempo. What follows the scrolling has neither a time nor a curve of its own. */

const moving = /^\s*(transition|animation):\s*([^;]+);/gm;
const tempo = /var\(--d-[1-5]\) var\(--e-(out|in-out)\)/;
const atOnceOrWithScrolling = /^(none$|[\w-]+ linear\b)/;

const moves = writtenFiles('.css').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(moving),
  ].flatMap(([, , value = '']) =>
    value.split(/,\s*(?![^(]*\))/).map((move) => `${file}: ${move.replace(/\s+/g, ' ')}`),
  ),
);

it('all that moves takes a time and a curve of styles/tokens.css', () => {
  expect(moves.length).toBeGreaterThan(20);
  const others = moves.filter(
    (move) => !tempo.test(move) && !atOnceOrWithScrolling.test(move.split(': ')[1] ?? ''),
  );
  expect(others).toEqual([]);
});

it('nothing is repeated', () => {
  expect(moves.filter((move) => /infinite|\balternate\b/.test(move))).toEqual([]);
});
