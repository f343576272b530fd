import { distance, type Point } from '../lib/point';

/** Distance of a point from the straight line through `start` and `end`. */
function deviation(point: Point, start: Point, end: Point): number {
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  const length = Math.hypot(dx, dy);
  if (length < 1e-6) return distance(point, start);
  return Math.abs(dy * (point[0] - start[0]) - dx * (point[1] - start[1])) / length;
}

/**
 * Douglas–Peucker: drops the points of a polyline that a straight line would miss by less than
 * `tolerance`. The ends stay.
 */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const start = points[0];
  const end = points.at(-1);
  if (points.length < 3 || !start || !end) return points;
  let farthest = 0;
  let split = 0;
  for (const [index, point] of points.entries()) {
    const away = deviation(point, start, end);
    if (away > farthest) {
      farthest = away;
      split = index;
    }
  }
  if (farthest <= tolerance) return [start, end];
  const before = simplify(points.slice(0, split + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(split), tolerance)];
}

/** As `simplify`, for a ring whose last point repeats its first: it is simplified in two halves. */
export function simplifyRing(points: readonly Point[], tolerance: number): readonly Point[] {
  const half = points.length >> 1;
  const first = simplify(points.slice(0, half + 1), tolerance);
  return [...first.slice(0, -1), ...simplify(points.slice(half), tolerance)];
}
