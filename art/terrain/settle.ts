import { at, clamp } from '../lib/numbers';
import { blur } from './blur';
import type { Grid } from './grid';

/**
 * Smooths the land in place, gentle ground more than steep ground: snow fields lie calm while rock
 * keeps its edges. Heights and distances are both in cells.
 */
export function settle(grid: Grid): void {
  const { size, cells } = grid;
  const fine = blur(grid, 1).cells;
  const coarse = blur(grid, 3).cells;
  for (let row = 1; row < size - 1; row++) {
    for (let column = 1; column < size - 1; column++) {
      const k = row * size + column;
      const slope =
        Math.hypot(at(coarse, k + 1) - at(coarse, k - 1), at(coarse, k + size) - at(coarse, k - size)) / 2;
      const steepness = clamp((slope - 0.08) / 0.35, 0, 1);
      const rocky = at(fine, k) * 0.6 + at(cells, k) * 0.4;
      const calm = at(coarse, k) * 0.6 + at(fine, k) * 0.4;
      cells[k] = rocky * steepness + calm * (1 - steepness);
    }
  }
}
