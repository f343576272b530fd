import { at } from '../lib/numbers';
import { blur } from '../terrain/blur';
import { type Grid, type LandSheet, sample } from '../terrain/grid';

/** A raster of heights to draw contours of. It has one extra cell beyond the picture on every side. */
export interface HeightRaster {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Which part of a heightfield is sampled, and how finely; the shape of the drawing decides the number of rows. */
export interface RasterRequest extends LandSheet {
  /** Radius in cells of the smoothing before; larger is calmer. */
  readonly smoothing: number;
  /** Cells across that are sampled; 240 unless told. */
  readonly columns?: number;
}

/** Levels are spread between these parts of the land, lowest and highest bits left alone. */
const lowShare = 0.08;
const highShare = 0.96;

/** Samples a part of a heightfield. */
export function sampleRaster(heights: Grid, request: RasterRequest): HeightRaster {
  const { crop, width, height, columns = 240 } = request;
  const rows = Math.round((columns * height) / width);
  const smooth = blur(heights, request.smoothing);
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

/**
 * Elevations at equal distances between the lowest and the highest land of a raster.
 *
 * @param upTo part of the land that lies below the last of them
 */
export function thresholds(
  { values }: HeightRaster,
  levels: number,
  upTo: number = highShare,
): readonly number[] {
  const sorted = values.toSorted();
  const low = at(sorted, Math.floor(sorted.length * lowShare));
  const high = at(sorted, Math.floor(sorted.length * upTo));
  return Array.from({ length: levels }, (_, level) => low + ((high - low) * level) / (levels - 1));
}
