import { areasAbove } from '../contours/areas';
import type { ContourDrawing } from '../contours/draw';
import { sampleRaster } from '../contours/raster';
import { tintedLand } from '../contours/tintedLand';
import type { Grid } from '../terrain/grid';
import { colours } from './colours';
import { type ProgrammeSheet, sheetSize } from './sheets';

/** Calm enough for a thumbnail, and few enough corners for a small file. */
const detail = { smoothing: 5, columns: 150, shortest: 90, tolerance: 1.7 } as const;
const tintedLevels = [5, 10, 15] as const;
/** Smoothing of the lake's shore, and of the line that follows it in the water. */
const shore = { smoothing: 7, share: 0.5 } as const;
const shallow = { smoothing: 12, share: 0.88 } as const;

function lake(water: Grid, drawing: ContourDrawing): string {
  const outline = ({ smoothing, share }: { smoothing: number; share: number }): string =>
    areasAbove(sampleRaster(water, { ...drawing, smoothing }), share, sheetSize);
  return [
    `<path fill="${colours.lake}" stroke="${colours.shore}" stroke-width="1.800" d="${outline(shore)}"/>`,
    `<path fill="none" stroke="${colours.shallow}" d="${outline(shallow)}"/>`,
  ].join('');
}

/** The ground, its contour lines (blue ones on firn, as Swiss maps have them) and its lake. */
export function landSvg(sheet: ProgrammeSheet, heights: Grid, water: Grid | undefined): string {
  const { crop, levels, firnLine = 0.6 } = sheet;
  const drawing: ContourDrawing = { ...sheetSize, ...detail, crop, levels };
  return (
    tintedLand(heights, { drawing, colours, tintedLevels, firnLine }) + (water ? lake(water, drawing) : '')
  );
}
