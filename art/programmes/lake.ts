import { at } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { Grid } from '../terrain/grid';

/** A lake in a heightfield: 1 where water stands. */
export function floodFrom(heights: Grid, place: Point, surface: number): Grid {
  const { size, cells } = heights;
  const water = new Float32Array(cells.length);
  const start = Math.round(place[1] * size) * size + Math.round(place[0] * size);
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (at(water, cell) > 0 || cell < 0 || cell >= cells.length || at(cells, cell) > surface) continue;
    water[cell] = 1;
    const column = cell % size;
    if (column > 0) open.push(cell - 1);
    if (column < size - 1) open.push(cell + 1);
    open.push(cell - size, cell + size);
  }
  return { size, cells: water };
}

/** The land with the lake's surface in place of its bed. */
export function fill(heights: Grid, water: Grid, surface: number): Grid {
  return {
    size: heights.size,
    cells: heights.cells.map((elevation, cell) => (at(water.cells, cell) > 0 ? surface : elevation)),
  };
}
