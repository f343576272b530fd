import { at, clamp } from '../lib/numbers';
import type { Size } from '../lib/point';

/** A square raster of numbers, row by row from the north-west corner. Positions are measured in cells. */
export interface Grid {
  readonly size: number;
  readonly cells: Float32Array;
}

/** A grid of zeros. */
export function emptyGrid(size: number): Grid {
  return { size, cells: new Float32Array(size * size) };
}

/** Bilinear value between the cells; positions outside are held at the edge. */
export function sample(grid: Grid, x: number, y: number): number {
  const { size, cells } = grid;
  const insideX = clamp(x, 0, size - 1.001);
  const insideY = clamp(y, 0, size - 1.001);
  const column = Math.trunc(insideX);
  const row = Math.trunc(insideY);
  const right = insideX - column;
  const down = insideY - row;
  const corner = row * size + column;
  return (
    at(cells, corner) * (1 - right) * (1 - down) +
    at(cells, corner + 1) * right * (1 - down) +
    at(cells, corner + size) * (1 - right) * down +
    at(cells, corner + size + 1) * right * down
  );
}

/** Stretches the values in place so that the lowest becomes 0 and the highest 1. */
export function normalise(cells: Float32Array): void {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of cells) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  const range = highest - lowest || 1;
  for (let index = 0; index < cells.length; index++) cells[index] = (at(cells, index) - lowest) / range;
}

/** Part of a heightfield, all four as parts of its edge. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing of a part of a heightfield. */
export interface LandSheet extends Size {
  readonly crop: Crop;
}
