import { contours } from 'd3-contour';
import type { Point } from '../lib/point';
import type { HeightRaster } from './raster';

/** One contour line in raster positions. A closed line repeats its first point at the end. */
export interface ContourLine {
  readonly level: number;
  readonly closed: boolean;
  readonly points: readonly Point[];
}

/**
 * Marching squares give closed rings; where land is higher than the level at the raster's border, a
 * ring runs along that border. A frame would be ugly, so rings are cut open there.
 */
function cutAtBorder(ring: readonly Point[], raster: HeightRaster): readonly (readonly Point[])[] {
  const onBorder = ([x, y]: Point): boolean =>
    x <= 0.51 || y <= 0.51 || x >= raster.columns - 0.51 || y >= raster.rows - 0.51;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const point of ring) {
    if (!onBorder(point)) {
      piece.push(point);
    } else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);

  // A ring that starts inside was cut in the middle of a line: join its last piece to its first.
  const [firstPiece, lastPiece] = [pieces[0], pieces.at(-1)];
  const start = ring[0];
  if (firstPiece && lastPiece && firstPiece !== lastPiece && start && !onBorder(start)) {
    return [[...lastPiece, ...firstPiece.slice(1)], ...pieces.slice(1, -1)];
  }
  return pieces;
}

/** All contour lines of a raster; `level` counts the thresholds from 0. */
export function contourLines(raster: HeightRaster, thresholds: readonly number[]): readonly ContourLine[] {
  const bands = contours()
    .size([raster.columns, raster.rows])
    .smooth(true)
    .thresholds([...thresholds])([...raster.values]);

  return bands.flatMap((band, level) =>
    band.coordinates.flat().flatMap((positions) => {
      const ring = positions.map(([x = 0, y = 0]): Point => [x, y]);
      const pieces = cutAtBorder(ring, raster);
      const closed = pieces.length === 1 && pieces[0]?.length === ring.length;
      return pieces.map((points): ContourLine => ({ level, closed, points }));
    }),
  );
}
