/** Drawings written down as rows of numbers, and tables read by height. */

import type { Point } from '../lib/point';
import { elementAt } from './elementAt';

/** Points as they are authored: across, down and perhaps how far one lifts off the face. */
export type Rows = readonly (readonly number[])[];

/** Numbers of a drawing, written as in SVG: one point after the other, `x y` or `x y lift`. */
export function rows(text: string): number[][] {
  return text.split(',').map((row) => row.trim().split(' ').map(Number));
}

/** A table of values by height, read with smooth interpolation between its rows. */
export function table(rows: readonly Point[]): (y: number) => number {
  return (y) => {
    const first = elementAt(rows, 0);
    if (y <= first[0]) return first[1];
    for (let i = 0; i < rows.length - 1; i++) {
      const from = elementAt(rows, i);
      const to = elementAt(rows, i + 1);
      if (y > to[0]) continue;
      const t = (y - from[0]) / (to[0] - from[0]);
      const slopeIn = slope(rows, i);
      const slopeOut = slope(rows, i + 1);
      const span = to[0] - from[0];
      const t2 = t * t;
      const t3 = t2 * t;
      return (
        (2 * t3 - 3 * t2 + 1) * from[1] +
        (t3 - 2 * t2 + t) * slopeIn * span +
        (-2 * t3 + 3 * t2) * to[1] +
        (t3 - t2) * slopeOut * span
      );
    }
    return elementAt(rows, rows.length - 1)[1];
  };
}

/** Steepness of the table at a row, from the rows on both sides of it. */
function slope(rows: readonly Point[], i: number): number {
  const before = elementAt(rows, Math.max(0, i - 1));
  const after = elementAt(rows, Math.min(rows.length - 1, i + 1));
  return (after[1] - before[1]) / (after[0] - before[0]);
}
