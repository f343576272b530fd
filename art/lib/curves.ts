import { midpoint, type Point } from './point';

type Write = (point: Point) => string;

/**
 * Path data of an open line: its points steer quadratic curves that meet half-way between them.
 *
 * @param write gives a point its text
 */
export function openPath(points: readonly Point[], write: Write): string {
  if (points.length < 3) return '';
  const curves = points.map((point, index) => {
    const next = points[index + 1];
    if (index === 0) return `M${write(point)}`;
    if (!next) return '';
    return `Q${write(point)} ${write(index === points.length - 2 ? next : midpoint(point, next))}`;
  });
  return curves.join('');
}

/** As `openPath`, for a line that ends where it begins, to be closed by a `z`; `points` holds each corner once. */
export function ringPath(points: readonly Point[], write: Write): string {
  if (points.length < 3) return '';
  const middles = points.map((point, index) =>
    write(midpoint(point, points[index + 1] ?? points[0] ?? point)),
  );
  const curves = points.map((point, index) => `Q${write(point)} ${middles[index]}`);
  return `M${middles.at(-1)}${curves.join('')}`;
}
