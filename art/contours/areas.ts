import { contours } from 'd3-contour';
import { ringPath } from '../lib/curves';
import type { Point, Size } from '../lib/point';
import { wholes } from '../lib/svgNumbers';
import { inDrawing } from './draw';
import type { HeightRaster } from './raster';
import { simplifyRing } from './simplify';

const tolerance = 1.6;
/** Rings with fewer corners than this are specks. */
const fewestCorners = 9;

/**
 * Everything above an elevation as shapes to be filled (`fill-rule="evenodd"`): unlike contour lines they
 * are closed, outside the frame of the drawing.
 */
export function areasAbove(raster: HeightRaster, elevation: number, drawing: Size): string {
  const [area] = contours().size([raster.columns, raster.rows]).smooth(true).thresholds([elevation])([
    ...raster.values,
  ]);
  if (!area) return '';
  return area.coordinates
    .flat()
    .map((positions) => {
      const ring = positions.map(([x = 0, y = 0]): Point => [x, y]).map(inDrawing(raster, drawing));
      const slim = simplifyRing(ring, tolerance).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      return slim.length < fewestCorners ? '' : `${ringPath(slim.slice(0, -1), wholes)}z`;
    })
    .join('');
}
