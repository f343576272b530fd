import { type TintedLand, tintedLand } from '../contours/tintedLand';
import { svgDocument } from '../lib/svgDocument';
import type { Crop, Grid } from '../terrain/grid';
import { heroSize, sideWidth, wideSize } from './size';

/** How far the land is extended beyond each edge, as a share of its side. */
const border = 0.12;
/** Cells that the mirrored land is shifted vertically for each cell outwards. */
const slant = 2.5;

/** A heightfield and the part of it that is drawn. */
interface Part {
  readonly heights: Grid;
  readonly crop: Crop;
}

/**
 * The same part of land that goes on beyond its edges. It is mirrored in them, and to the sides slanted as well, so that
 * the mirroring does not show.
 */
export function continued({ heights, crop }: Part): Part {
  const beyond = Math.round(heights.size * border);
  const size = heights.size + 2 * beyond;
  const inside = (place: number): number => {
    const positive = Math.abs(place);
    return positive < heights.size ? positive : 2 * heights.size - 2 - positive;
  };
  const cells = Float32Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [(cell % size) - beyond, Math.trunc(cell / size) - beyond];
    const outside = Math.abs(x - inside(x)) / 2;
    return heights.cells[inside(Math.round(y + slant * outside)) * heights.size + inside(x)] ?? 0;
  });
  const part = (share: number): number => (share * heights.size) / size;
  return {
    heights: { size, cells },
    crop: {
      left: part(crop.left) + beyond / size,
      top: part(crop.top) + beyond / size,
      width: part(crop.width),
      height: part(crop.height),
    },
  };
}

/** The ground of a drawing, as wide as its whole document; `land` says how the middle of it is drawn. */
function wideGround(heights: Grid, land: TintedLand): string {
  const part = continued({ heights, crop: land.drawing.crop });
  const share = wideSize.width / heroSize.width;
  const side = (part.crop.width * sideWidth) / heroSize.width;
  return tintedLand(part.heights, {
    ...land,
    drawing: {
      ...land.drawing,
      ...wideSize,
      crop: { ...part.crop, left: part.crop.left - side, width: part.crop.width * share },
      columns: Math.round((land.drawing.columns ?? 240) * share),
    },
  });
}

/** A drawing in the coordinates of its middle, which begins at 0 0. */
export function wideDrawing(pieces: readonly string[]): string {
  return svgDocument(wideSize, [`<g transform="translate(${sideWidth} 0)">`, ...pieces, '</g>']);
}

/** A drawing on land that runs to both edges; `pieces` are in the coordinates of its middle. */
export function drawingOnLand(heights: Grid, land: TintedLand, pieces: readonly string[]): string {
  return wideDrawing([
    `<g transform="translate(${-sideWidth} 0)">${wideGround(heights, land)}</g>`,
    ...pieces,
  ]);
}
