import { openPath } from '../lib/curves';
import { distance, type Point, polylineLength, softenPolyline } from '../lib/point';
import { tenths } from '../lib/svgNumbers';

/** Distance of the corners that steer the trail's curves. */
const cornerDistance = 17;
const softness = 16;

/** The point at a distance along a polyline. */
export function pointAlong(points: readonly Point[], wanted: number): Point {
  let gone = 0;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (!next) return point;
    const length = distance(point, next);
    if (gone + length >= wanted && length > 0) {
      const share = (wanted - gone) / length;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    }
    gone += length;
  }
  return [0, 0];
}

/** `count` points at equal distances along a polyline, its ends included. */
export function spreadAlong(points: readonly Point[], count: number): readonly Point[] {
  const length = polylineLength(points);
  return Array.from({ length: count }, (_, index) => pointAlong(points, (length * index) / (count - 1)));
}

/** A walk as an even, soft line. */
export function softTrail(walk: readonly Point[]): readonly Point[] {
  const even = spreadAlong(walk, Math.max(2, Math.round(polylineLength(walk) / (cornerDistance / 2))));
  const soft = softenPolyline(even, softness);
  return spreadAlong(soft, Math.max(2, Math.round(polylineLength(soft) / cornerDistance)));
}

/** A trail as path data, with one decimal. */
export function trailPath(corners: readonly Point[]): string {
  return openPath(corners, tenths);
}
