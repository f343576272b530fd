import type { Grid } from '../terrain/grid';
import { areasAbove } from './areas';
import { type ContourDrawing, drawLevels, isIndexLevel } from './draw';
import { type HeightRaster, sampleRaster, thresholds } from './raster';

interface LandColours {
  readonly ground: string;
  /** Laid over the land once more from each tinted level up. */
  readonly tint: string;
  readonly tintOpacity: number;
  readonly line: string;
  readonly indexLine: string;
  /** Lines on firn; as on other land if left out. */
  readonly firnLine?: string;
  readonly firnIndexLine?: string;
}

/** A map's ground: contour lines, lighter or stronger with height. */
export interface TintedLand {
  readonly drawing: ContourDrawing;
  readonly colours: LandColours;
  readonly tintedLevels: readonly number[];
  /** Elevation from which on contour lines lie on firn. */
  readonly firnLine?: number;
  /** Id of a mask that keeps lines away from what is written. */
  readonly linesMask?: string;
}

/** Summits get lines up to the top: all but this part of the land lies below the highest line. */
const upTo = 0.998;
const lineWidths = { normal: '1', index: '1.800' } as const;

function tints(
  { colours, drawing, tintedLevels }: TintedLand,
  raster: HeightRaster,
  elevations: readonly number[],
): string {
  const areas = tintedLevels.map((level) => {
    const elevation = elevations[level];
    return elevation === undefined ? '' : `<path d="${areasAbove(raster, elevation, drawing)}"/>`;
  });
  return `<g fill="${colours.tint}" fill-opacity="${colours.tintOpacity}" fill-rule="evenodd">${areas.join('')}</g>`;
}

/** The ground as SVG shapes that fill the drawing. */
export function tintedLand(heights: Grid, land: TintedLand): string {
  const { drawing, colours, firnLine = Number.POSITIVE_INFINITY, linesMask } = land;
  const raster = sampleRaster(heights, drawing);
  const elevations = thresholds(raster, drawing.levels, upTo);
  const paths = drawLevels(raster, elevations, drawing);
  const lines = (firn: boolean, index: boolean, stroke: string): string => {
    const isWanted = (level: number): boolean =>
      (elevations[level] ?? 0) >= firnLine === firn && isIndexLevel(level) === index;
    const path = paths.filter((_, level) => isWanted(level)).join('');
    return (
      path &&
      `<path stroke="${stroke}" stroke-width="${lineWidths[index ? 'index' : 'normal']}" d="${path}"/>`
    );
  };
  return [
    `<path fill="${colours.ground}" d="M0 0h${drawing.width}v${drawing.height}H0z"/>`,
    tints(land, raster, elevations),
    `<g fill="none"${linesMask ? ` mask="url(#${linesMask})"` : ''}>${lines(false, false, colours.line)}${lines(false, true, colours.indexLine)}`,
    `${lines(true, false, colours.firnLine ?? colours.line)}${lines(true, true, colours.firnIndexLine ?? colours.indexLine)}</g>`,
  ].join('');
}
