import { at, clamp } from '../lib/numbers';
import type { Grid } from './grid';

/**
 * Slides a box of `2 * radius + 1` cells along lines of a raster and writes the averages.
 *
 * @param along distance in the array between neighbours on a line
 * @param across distance in the array between one line and the next
 */
function boxAlong(
  source: Float32Array,
  size: number,
  radius: number,
  along: number,
  across: number,
): Float32Array {
  const result = new Float32Array(source.length);
  const width = 2 * radius + 1;
  for (let line = 0; line < size; line++) {
    const start = line * across;
    const value = (position: number): number => at(source, start + clamp(position, 0, size - 1) * along);
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset++) sum += value(offset);
    for (let position = 0; position < size; position++) {
      result[start + position * along] = sum / width;
      sum += value(position + radius + 1) - value(position - radius);
    }
  }
  return result;
}

/**
 * Two box blurs in each direction, which is close to a Gaussian and independent of the radius in cost.
 *
 * @param radius in cells
 * @returns a new grid; the edges repeat their last cell
 */
export function blur(grid: Grid, radius: number): Grid {
  const { size } = grid;
  let cells = grid.cells;
  for (let pass = 0; pass < 2; pass++) {
    cells = boxAlong(boxAlong(cells, size, radius, 1, size), size, radius, size, 1);
  }
  return { size, cells };
}
