import { midpoint, type Point } from '../lib/point';

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** Numbers as SVG likes them shortest: a minus sign separates as well as a space does. */
function compact(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}

/** Collects quadratic curves relative to the pen, which shortens the text by a third. */
class RelativeCurves {
  private readonly numbers: number[] = [];
  private pen: Point;

  constructor(private readonly start: Point) {
    this.pen = start;
  }

  curveTo(control: Point, end: Point): void {
    const [x, y] = this.pen;
    this.numbers.push(control[0] - x, control[1] - y, end[0] - x, end[1] - y);
    this.pen = end;
  }

  toString(): string {
    return `M${compact(this.start)}q${compact(this.numbers)}`;
  }
}

/** An open line through integer points: they steer quadratic curves that meet half-way between them. */
export function openPath(points: readonly Point[]): string {
  const start = points[0];
  if (!start || points.length < 3) return '';
  const curves = new RelativeCurves(start);
  for (let index = 1; index < points.length - 1; index++) {
    const control = points[index];
    const next = points[index + 1];
    if (!control || !next) break;
    const isLast = index === points.length - 2;
    curves.curveTo(control, isLast ? next : rounded(midpoint(control, next)));
  }
  return curves.toString();
}

/** A closed line; `points` holds each corner once. */
export function closedPath(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return '';
  const curves = new RelativeCurves(rounded(midpoint(last, first)));
  for (const [index, control] of points.entries()) {
    const next = points[index + 1] ?? first;
    curves.curveTo(control, rounded(midpoint(control, next)));
  }
  return `${curves.toString()}z`;
}
