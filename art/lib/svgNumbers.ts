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
