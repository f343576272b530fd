/** Smooth strokes through points, as SVG path strings. Nothing here knows about faces. */

import { clamp } from '../lib/numbers';
import type { Point } from '../lib/point';
import { elementAt } from './elementAt';

const round = (n: number, step = 0.1): number => Math.round(Math.round(n / step) * step * 10) / 10 + 0;

/** Shapes larger than this are written in whole units, which halves their length and cannot be seen. */
const COARSE_FROM = 40;

/** Four points in a row, as one cubic curve needs them. */
export type Four = readonly [Point, Point, Point, Point];

type Write = (point: Point) => string;

/** Large planes are written coarsely, eyes and lips finely. */
function pen(strokes: readonly (readonly Point[])[]): Write {
  const points = strokes.flat();
  const extent = (axis: 0 | 1): number => {
    const values = points.map((p) => p[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const step = Math.max(extent(0), extent(1)) > COARSE_FROM ? 1 : 0.1;
  return ([x, y]) => `${round(x, step)} ${round(y, step)}`;
}

const pair: Write = ([x, y]) => `${round(x)} ${round(y)}`;

/**
 * One piece of a Catmull-Rom spline, between the middle two points, as a cubic Bézier. The handles at a
 * point mirror each other, so all but the first piece use the short `S`, which also keeps joints smooth.
 */
function splinePiece(write: Write, isFirst: boolean, [before, from, to, after]: Four): string {
  const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return isFirst ? `C${write(c1)} ${write(c2)} ${write(to)}` : `S${write(c2)} ${write(to)}`;
}

/** The spline through the points; its ends are open. */
function strokeCurves(points: readonly Point[], write: Write): string {
  let d = '';
  for (let i = 0; i < points.length - 1; i++) {
    const from = elementAt(points, i);
    const to = elementAt(points, i + 1);
    d += splinePiece(write, i === 0, [points[i - 1] ?? from, from, to, points[i + 2] ?? to]);
  }
  return d;
}

/**
 * A closed shape made of smooth strokes. Strokes meet in corners, so the corner
 * points of a drawing are simply the places where one list ends and the next begins.
 */
export function shape(...strokes: readonly (readonly Point[])[]): string {
  let d = '';
  const write = pen(strokes);
  let last: Point | undefined;
  for (const stroke of strokes) {
    const first = stroke[0];
    if (!first) continue;
    if (!last) d += `M${write(first)}`;
    else if (last[0] !== first[0] || last[1] !== first[1]) d += `L${write(first)}`;
    d += strokeCurves(stroke, write);
    last = stroke[stroke.length - 1];
  }
  return `${d}Z`;
}

/** A closed smooth shape without corners. */
export function blob(points: readonly Point[]): string {
  const n = points.length;
  const onRing = (i: number): Point => elementAt(points, (i + n) % n);
  const write = pen([points]);
  let d = `M${write(onRing(0))}`;
  for (let i = 0; i < n; i++)
    d += splinePiece(write, i === 0, [onRing(i - 1), onRing(i), onRing(i + 1), onRing(i + 2)]);
  return `${d}Z`;
}

/** An open smooth line, for spectacle frames and seams. */
export function line(points: readonly Point[]): string {
  const write = pen([points]);
  return `M${write(elementAt(points, 0))}${strokeCurves(points, write)}`;
}

/** The control points of the one cubic that runs through four points. */
function throughFour([a, b, c, d]: Four): [Point, Point] {
  const [ab, bc, cd] = [
    Math.hypot(b[0] - a[0], b[1] - a[1]),
    Math.hypot(c[0] - b[0], c[1] - b[1]),
    Math.hypot(d[0] - c[0], d[1] - c[1]),
  ];
  const all = ab + bc + cd || 1;
  const [t, u] = [clamp(ab / all, 0.15, 0.6), clamp((ab + bc) / all, 0.4, 0.85)];
  const [p, q] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t];
  const [r, s] = [3 * (1 - u) ** 2 * u, 3 * (1 - u) * u * u];
  const det = p * s - q * r;
  const solve = (axis: 0 | 1): [number, number] => {
    const m = b[axis] - (1 - t) ** 3 * a[axis] - t ** 3 * d[axis];
    const n = c[axis] - (1 - u) ** 3 * a[axis] - u ** 3 * d[axis];
    return [(m * s - n * q) / det, (n * p - m * r) / det];
  };
  const [x1, x2] = solve(0);
  const [y1, y2] = solve(1);
  return [
    [x1, y1],
    [x2, y2],
  ];
}

/** A lens between two curves of four points each: eyes, lids, lips and brows in the fewest bytes. */
export function crescent(there: Four, back: Four): string {
  const write = pen([there, back]);
  const curve = (four: Four): string => `C${[...throughFour(four), four[3]].map(write).join(' ')}`;
  const gap = there[3] === back[0] ? '' : `L${write(back[0])}`;
  return `M${write(there[0])}${curve(there)}${gap}${curve(back)}Z`;
}

/** The point a share `t` of the way along a smooth line through the points. */
function along(points: readonly Point[], t: number): Point {
  const position = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(position));
  const f = position - i;
  const p1 = elementAt(points, i);
  const p2 = elementAt(points, i + 1);
  const p0 = points[i - 1] ?? p1;
  const p3 = points[i + 2] ?? p2;
  const axis = (n: 0 | 1): number =>
    p1[n] +
    0.5 *
      f *
      (p2[n] -
        p0[n] +
        f * (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n] + f * (3 * (p1[n] - p2[n]) + p3[n] - p0[n])));
  return [axis(0), axis(1)];
}

/**
 * A brush stroke: a line that swells to `thick` in the middle and runs out to points.
 * Wrinkles, folds and strands of hair are drawn with it.
 */
export function brush(points: readonly Point[], thick: number): string {
  const [a, b, c, d]: Four = [along(points, 0), along(points, 1 / 3), along(points, 2 / 3), along(points, 1)];
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  const nx = (-(d[1] - a[1]) / length) * thick * 0.45;
  const ny = ((d[0] - a[0]) / length) * thick * 0.45;
  return crescent(
    [a, [b[0] + nx, b[1] + ny], [c[0] + nx, c[1] + ny], d],
    [d, [c[0] - nx, c[1] - ny], [b[0] - nx, b[1] - ny], a],
  );
}

/** A full ellipse as a path of two arcs. */
export function ellipse([cx, cy]: Point, rx: number, ry = rx): string {
  const size = `${round(rx)} ${round(ry)}`;
  return `M${pair([cx - rx, cy])}a${size} 0 1 1 ${round(rx * 2)} 0a${size} 0 1 1 ${round(-rx * 2)} 0Z`;
}

/** An ellipse whose part below `floor` is cut away, as the lower lid does with the iris. */
export function cutEllipse([cx, cy]: Point, rx: number, ry: number, floor: number): string {
  const below = (floor - cy) / ry;
  if (below >= 1) return ellipse([cx, cy], rx, ry);
  const half = rx * Math.sqrt(1 - below ** 2);
  return `M${pair([cx - half, floor])}A${round(rx)} ${round(ry)} 0 1 1 ${pair([cx + half, floor])}Z`;
}

/** Rounded lobes from point to point, for curls; `clockwise` is the sweep direction of the arcs. */
export function lobes(points: readonly Point[], clockwise: boolean, bulge = 0.62): string {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const from = elementAt(points, i - 1);
    const to = elementAt(points, i);
    const r = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * bulge, 1);
    d += `A${r} ${r} 0 0 ${clockwise ? 1 : 0} ${round(to[0], 1)} ${round(to[1], 1)}`;
  }
  return d;
}
