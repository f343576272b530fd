import type { Point } from './point';

/** A number as drawings need it: with one decimal at most. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point for path data, with one decimal. */
export function tenths([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}
