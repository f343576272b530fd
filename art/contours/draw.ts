import { at } from '../lib/numbers';
import { type Point, polylineLength } from '../lib/point';
import type { Crop } from '../relief/render';
import { blur } from '../terrain/blur';
import { type Grid, sample } from '../terrain/grid';
import { type ContourLine, contourLines, type HeightRaster } from './lines';
import { closedPath, openPath } from './pathData';
import { simplify, simplifyRing } from './simplify';

/** How a heightfield becomes contour lines. */
export interface ContourDrawing {
  /** Size of the drawing in its own units, which are also the units of the coordinates. */
  readonly width: number;
  readonly height: number;
  readonly crop: Crop;
  readonly levels: number;
  /** Radius in cells of the smoothing before; larger is calmer. */
  readonly smoothing: number;
  /** Cells across that are sampled; 240 unless told. */
  readonly columns?: number;
  /** Lines shorter than this are left out. */
  readonly shortest?: number;
}

/** Path data of the normal lines and of the index lines (every fifth, drawn stronger). */
export interface ContourPaths {
  readonly normal: string;
  readonly index: string;
}

const tolerance = 1.3;
const indexInterval = 5;
/** Levels are spread between these parts of the land, lowest and highest bits left alone. */
const lowShare = 0.08;
const highShare = 0.96;

function sampleRaster(heights: Grid, drawing: ContourDrawing): HeightRaster {
  const { crop, width, height, columns = 240 } = drawing;
  const rows = Math.round((columns * height) / width);
  const smooth = blur(heights, drawing.smoothing);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = crop.left + (crop.width * (column - 1)) / (columns - 3);
      const y = crop.top + (crop.height * (row - 1)) / (rows - 3);
      values[row * columns + column] = sample(smooth, x * heights.size, y * heights.size);
    }
  }
  return { columns, rows, values };
}

function thresholds(values: Float32Array, levels: number): readonly number[] {
  const sorted = values.toSorted();
  const low = at(sorted, Math.floor(sorted.length * lowShare));
  const high = at(sorted, Math.floor(sorted.length * highShare));
  return Array.from({ length: levels }, (_, level) => low + ((high - low) * level) / (levels - 1));
}

function pathOf(line: ContourLine, raster: HeightRaster, drawing: ContourDrawing): string {
  const scaleX = drawing.width / (raster.columns - 3);
  const scaleY = drawing.height / (raster.rows - 3);
  // d3 counts from cell corners and the raster has a spare cell around: together one and a half.
  const points = line.points.map(([x, y]): Point => [(x - 1.5) * scaleX, (y - 1.5) * scaleY]);
  if (polylineLength(points) < (drawing.shortest ?? 90)) return '';
  const slim = line.closed ? simplifyRing(points, tolerance) : simplify(points, tolerance);
  const whole = slim.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return line.closed ? closedPath(whole.slice(0, -1)) : openPath(whole);
}

/**
 * Draws the contour lines of a heightfield.
 *
 * @param heights 0 to 1
 * @returns path data with whole numbers only, in the drawing's units
 */
export function drawContours(heights: Grid, drawing: ContourDrawing): ContourPaths {
  const raster = sampleRaster(heights, drawing);
  const lines = contourLines(raster, thresholds(raster.values, drawing.levels));
  const join = (wanted: (line: ContourLine) => boolean): string =>
    lines
      .filter(wanted)
      .map((line) => pathOf(line, raster, drawing))
      .join('');
  return {
    normal: join((line) => line.level % indexInterval !== 0),
    index: join((line) => line.level % indexInterval === 0),
  };
}
