import { areasAbove } from '../contours/areas';
import type { ContourDrawing } from '../contours/draw';
import { sampleRaster } from '../contours/raster';
import { tintedLand } from '../contours/tintedLand';
import type { Size } from '../lib/point';
import { tenth } from '../lib/svgNumbers';
import type { Crop, Grid } from '../terrain/grid';
import { type GroundColours, type GroundName, grounds } from './colours';
import type { Box } from './numerals';

export interface ProgrammeLand extends Size {
  readonly crop: Crop;
  readonly ground: GroundName;
  /** Number of contour lines from the lowest to the highest land; more on gentle land. */
  readonly levels: number;
  /** Elevation above which contour lines run over firn; 0.6 by default. */
  readonly firnLine?: number;
  readonly tintedLevels?: readonly number[];
  /** Boxes of the numbers on the map, which contour lines must not cross. */
  readonly kept: readonly Box[];
}

/** Smooth enough for a thumbnail, with few enough points for a small file; one sample covers six units of the map. */
const detail = { smoothing: 5, shortest: 90, tolerance: 1.7 } as const;
const unitsPerSample = 6;
/** Smoothing of the lake's shore, and of the line that follows it in the water. */
const shore = { smoothing: 7, share: 0.5 } as const;
const shallow = { smoothing: 12, share: 0.88 } as const;
/** Clear ground around a number. */
const clearance = 9;

function lake(water: Grid, drawing: ContourDrawing, colours: GroundColours): string {
  const outline = ({ smoothing, share }: { smoothing: number; share: number }): string =>
    areasAbove(sampleRaster(water, { ...drawing, smoothing }), share, drawing);
  return [
    `<path fill="${colours.lake}" stroke="${colours.shore}" stroke-width="1.800" d="${outline(shore)}"/>`,
    `<path fill="none" stroke="${colours.shallow}" d="${outline(shallow)}"/>`,
  ].join('');
}

/** A patch of the mask that hides contour lines behind a number. */
function clearing({ left, top, right, bottom }: Box): string {
  const [width, height] = [right - left + 2 * clearance, bottom - top + 2 * clearance];
  return `<rect x="${tenth(left - clearance)}" y="${tenth(top - clearance)}" width="${tenth(width)}" height="${tenth(height)}" rx="${clearance}"/>`;
}

function keptClear({ width, height, kept }: ProgrammeLand): string {
  return `<mask id="k" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${kept.map(clearing).join('')}</mask>`;
}

/** The ground, its contour lines (in another colour on firn, as on Swiss maps) and its lake. */
export function landSvg(heights: Grid, water: Grid | undefined, land: ProgrammeLand): string {
  const { width, height, crop, levels, ground, firnLine = 0.6, tintedLevels = [5, 10, 15] } = land;
  const columns = Math.round(width / unitsPerSample);
  const drawing: ContourDrawing = { width, height, ...detail, columns, crop, levels };
  const colours = grounds[ground];
  return [
    keptClear(land),
    tintedLand(heights, { drawing, colours, tintedLevels, firnLine, linesMask: 'k' }),
    water ? lake(water, drawing, colours) : '',
  ].join('');
}
