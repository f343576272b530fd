/** @jest-environment node */
import type { drawContours as DrawContours } from '@/art/contours/draw';
import { makeHeightfield } from '@/art/terrain/heightfield';

const { drawContours } = jest.requireActual<{ drawContours: typeof DrawContours }>('../../art/contours/draw');

const width = 400;
const height = 300;
const drawing = {
  width,
  height,
  crop: { left: 0.05, top: 0.05, width: 0.9, height: 0.7 },
  levels: 11,
  smoothing: 2,
  columns: 80,
  shortest: 20,
};
const heights = makeHeightfield({ seed: 'test-1', size: 96, drops: 2000 });
const paths = drawContours(heights, drawing);

/** The end points of all curves, line by line, in absolute positions. */
function linesOf(path: string): [number, number][][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const [start = '', curves = ''] = line.replace('z', '').split('q');
      const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
      let [x = 0, y = 0] = numbers(start);
      const points: [number, number][] = [[x, y]];
      const steps = numbers(curves);
      for (let k = 0; k + 3 < steps.length; k += 4) {
        x += steps[k + 2] ?? 0;
        y += steps[k + 3] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

test('paths hold whole numbers only', () => {
  expect(paths.normal).toMatch(/^[Mqz\d -]+$/);
  expect(paths.index).toMatch(/^[Mqz\d -]+$/);
  expect(linesOf(paths.normal).length).toBeGreaterThan(3);
});

test('no line runs along the border of the drawing', () => {
  for (const line of [...linesOf(paths.normal), ...linesOf(paths.index)]) {
    for (const [index, [x, y]] of line.entries()) {
      const [nextX, nextY] = line[index + 1] ?? [Number.NaN, Number.NaN];
      const alongSide = x === nextX && Math.abs(nextY - y) > 12 && (x <= 0 || x >= width);
      const alongEdge = y === nextY && Math.abs(nextX - x) > 12 && (y <= 0 || y >= height);
      expect(alongSide || alongEdge).toBe(false);
    }
  }
});

test('every fifth line is an index line', () => {
  // A cone on a plain: level 0 is the plain itself, and every other level is one ring.
  const size = 96;
  const cells = Float32Array.from({ length: size * size }, (_, k) =>
    Math.max(0, 1 - Math.hypot((k % size) - 48, Math.trunc(k / size) - 48) / 40),
  );
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  const cone = drawContours(
    { size, cells },
    { ...drawing, height: width, crop: whole, levels: 11, smoothing: 1 },
  );
  const rings = (['normal', 'index'] as const).flatMap((kind) =>
    linesOf(cone[kind]).map(([[x, y] = [0, 0]]) => ({ kind, radius: Math.hypot(x - 200, y - 200) })),
  );
  const fromTheFoot = rings.toSorted((a, b) => b.radius - a.radius).map(({ kind }) => kind);
  const fiveLevels = ['normal', 'normal', 'normal', 'normal', 'index'];
  expect(fromTheFoot).toEqual([...fiveLevels, ...fiveLevels]);
});

test('the same land gives the same lines', () => {
  expect(drawContours(heights, drawing)).toEqual(paths);
});
