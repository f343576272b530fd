import type { Point } from './point';

/** A number as drawings need it: with one decimal at most. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point for path data, in whole numbers. */
export function wholes([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A point for path data, with one decimal. */
export function tenths([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** Points as a polyline's path data, one decimal. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
