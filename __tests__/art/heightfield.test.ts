/** @jest-environment node */
import { blur } from '@/art/terrain/blur';
import { sample } from '@/art/terrain/grid';
import { makeHeightfield } from '@/art/terrain/heightfield';
import { hillshade } from '@/art/terrain/hillshade';

const small = { seed: 'test-1', size: 96, drops: 2000 };

test('the same seed gives the same land, to the last bit', () => {
  expect(makeHeightfield(small).cells).toEqual(makeHeightfield(small).cells);
});

test('another seed gives other land', () => {
  const other = makeHeightfield({ ...small, seed: 'test-2' });
  expect(other.cells).not.toEqual(makeHeightfield(small).cells);
});

test('heights run from 0 to 1 and are all numbers', () => {
  const { cells } = makeHeightfield(small);
  expect(cells).toHaveLength(96 * 96);
  expect(Math.min(...cells)).toBe(0);
  expect(Math.max(...cells)).toBe(1);
  expect(cells.every(Number.isFinite)).toBe(true);
});

test('a peak stands where it was asked for', () => {
  const peak = { x: 0.5, y: 0.5, radius: 0.2, gain: 4 };
  const { cells, size } = makeHeightfield({ ...small, peak });
  const top = cells.indexOf(1);
  expect(Math.hypot((top % size) - size / 2, Math.trunc(top / size) - size / 2)).toBeLessThan(size * 0.3);
});

test('sampling hits the cells and holds the edge', () => {
  const grid = { size: 3, cells: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8]) };
  expect(sample(grid, 1, 1)).toBe(4);
  expect(sample(grid, 0.5, 0)).toBe(0.5);
  expect(sample(grid, -5, -5)).toBe(0);
  expect(sample(grid, 9, 9)).toBeCloseTo(8, 1);
});

test('blurring leaves level ground level and keeps the mean of the rest', () => {
  const level = { size: 12, cells: new Float32Array(144).fill(0.25) };
  for (const value of blur(level, 2).cells) expect(value).toBeCloseTo(0.25, 6);
});

test('a slope that faces the sun is lighter than one that turns away', () => {
  const size = 32;
  // A roof: up to the middle column, then down again.
  const cells = Float32Array.from({ length: size * size }, (_, k) => 1 - Math.abs((k % size) - 15.5) / 15.5);
  const { lit, sunlit } = hillshade({ size, cells }, 0.3, { azimuth: 270, elevation: 30 });
  const middleRow = 16 * size;
  expect(lit.cells[middleRow + 8]).toBeGreaterThan(lit.cells[middleRow + 24] ?? 1);
  expect(sunlit.cells[middleRow + 8]).toBe(1);
});
