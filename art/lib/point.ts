/** A position in a plane: x to the right, y downwards. The unit is that of the space it lives in. */
export type Point = readonly [x: number, y: number];

/** Width and height of a drawing, in its own unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A list of points, written as in SVG: `x y, x y`. */
export function pts(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Straight distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The point half-way between two points. */
export function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Length of a polyline. */
export function polylineLength(points: readonly Point[]): number {
  let length = 0;
  points.forEach((point, index) => {
    const previous = points[index - 1];
    if (previous) length += distance(previous, point);
  });
  return length;
}

/**
 * Rounds off a polyline by repeated [1 2 1] averaging. The two ends stay where they are.
 *
 * @param rounds how often to average; more rounds, softer line
 */
export function softenPolyline(points: readonly Point[], rounds: number): readonly Point[] {
  let current = points;
  for (let round = 0; round < rounds; round++) {
    const source = current;
    current = source.map((point, index) => {
      const before = source[index - 1];
      const after = source[index + 1];
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return current;
}
