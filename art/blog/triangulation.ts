import { distance, type Point } from '../lib/point';

/** Sharper triangles measure badly, and look it; in degrees. */
const sharpestAllowed = 17;

export type Edge = readonly [from: Point, to: Point];

/** Centre and radius of the circle through three points; nothing if they lie on a line. */
function circleThrough(
  a: Point,
  b: Point,
  c: Point,
): { readonly centre: Point; readonly radius: number } | undefined {
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  if (Math.abs(d) < 1e-9) return undefined;
  const square = ([x, y]: Point): number => x * x + y * y;
  const centre: Point = [
    (square(a) * (b[1] - c[1]) + square(b) * (c[1] - a[1]) + square(c) * (a[1] - b[1])) / d,
    (square(a) * (c[0] - b[0]) + square(b) * (a[0] - c[0]) + square(c) * (b[0] - a[0])) / d,
  ];
  return { centre, radius: distance(centre, a) };
}

/** The smallest angle of a triangle, in degrees. */
function sharpestAngle(a: Point, b: Point, c: Point): number {
  const [shortest = 0, middle = 0, longest = 0] = [distance(a, b), distance(b, c), distance(a, c)].toSorted(
    (one, other) => one - other,
  );
  const cosine = (middle * middle + longest * longest - shortest * shortest) / (2 * middle * longest);
  return (Math.acos(cosine) * 180) / Math.PI;
}

/** Three stations form a triangle of the network when no other one is in the circle through them. */
function isTriangle(stations: readonly Point[], a: Point, b: Point, c: Point): boolean {
  const circle = circleThrough(a, b, c);
  if (!circle || sharpestAngle(a, b, c) < sharpestAllowed) return false;
  return stations.every(
    (station) => [a, b, c].includes(station) || distance(station, circle.centre) >= circle.radius,
  );
}

/** Lines between stations as surveyors lay them: triangles that are as round as can be (after Delaunay). */
export function triangulate(stations: readonly Point[]): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const [index, a] of stations.entries()) {
    for (const [offset, b] of stations.slice(index + 1).entries()) {
      for (const c of stations.slice(index + offset + 2)) {
        if (!isTriangle(stations, a, b, c)) continue;
        for (const [from, to] of [
          [a, b],
          [b, c],
          [a, c],
        ] as const)
          edges.set(`${from} ${to}`, [from, to]);
      }
    }
  }
  return [...edges.values()];
}
