import { openPath, ringPath } from '../lib/curves';
import { type Point, polylineLength, type Size } from '../lib/point';
import { wholes } from '../lib/svgNumbers';
import type { Grid } from '../terrain/grid';
import { type ContourLine, contourLines } from './lines';
import { type HeightRaster, type RasterRequest, sampleRaster, thresholds } from './raster';
import { simplify, simplifyRing } from './simplify';

/** How a heightfield becomes contour lines. Coordinates are in units of its width and height. */
export interface ContourDrawing extends RasterRequest {
  readonly levels: number;
  /** Lines shorter than this are left out. */
  readonly shortest?: number;
  /** How far a line may miss its true course; 1.3 unless told. */
  readonly tolerance?: number;
}

/** Path data of the normal lines and of the index lines (every fifth, drawn stronger). */
export interface ContourPaths {
  readonly normal: string;
  readonly index: string;
}

const usualTolerance = 1.3;
const indexInterval = 5;

/** Whether a level is drawn stronger. */
export function isIndexLevel(level: number): boolean {
  return level % indexInterval === 0;
}

/** From raster positions to units of the drawing. */
export function inDrawing(raster: HeightRaster, { width, height }: Size): (point: Point) => Point {
  const scaleX = width / (raster.columns - 3);
  const scaleY = height / (raster.rows - 3);
  // d3 counts from cell corners and the raster has a spare cell around: together one and a half.
  return ([x, y]) => [(x - 1.5) * scaleX, (y - 1.5) * scaleY];
}

function pathOf(line: ContourLine, raster: HeightRaster, drawing: ContourDrawing): string {
  const points = line.points.map(inDrawing(raster, drawing));
  if (polylineLength(points) < (drawing.shortest ?? 90)) return '';
  const { tolerance = usualTolerance } = drawing;
  const slim = line.closed ? simplifyRing(points, tolerance) : simplify(points, tolerance);
  const corners = slim.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!line.closed) return openPath(corners, wholes);
  const ring = ringPath(corners.slice(0, -1), wholes);
  return ring && `${ring}z`;
}

/** The path data of each elevation, with whole numbers only. */
export function drawLevels(
  raster: HeightRaster,
  elevations: readonly number[],
  drawing: ContourDrawing,
): readonly string[] {
  const lines = contourLines(raster, elevations);
  return elevations.map((_, level) =>
    lines
      .filter((line) => line.level === level)
      .map((line) => pathOf(line, raster, drawing))
      .join(''),
  );
}

/**
 * Draws the contour lines of a heightfield.
 *
 * @param heights 0 to 1
 * @returns path data with whole numbers only, in the drawing's units
 */
export function drawContours(heights: Grid, drawing: ContourDrawing): ContourPaths {
  const raster = sampleRaster(heights, drawing);
  const levels = drawLevels(raster, thresholds(raster, drawing.levels), drawing);
  return {
    normal: levels.filter((_, level) => !isIndexLevel(level)).join(''),
    index: levels.filter((_, level) => isIndexLevel(level)).join(''),
  };
}
