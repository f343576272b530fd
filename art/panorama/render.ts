import { mix, type Rgb } from '../lib/colour';
import { clamp } from '../lib/numbers';
import type { Size } from '../lib/point';
import { type PhonePart, phoneArea } from '../output/picture';
import { heightfield } from '../terrain/cachedHeightfield';
import type { TerrainSpec } from '../terrain/heightfield';
import { hillshade, type Sun } from '../terrain/hillshade';
import { type Camera, makeCamera, type Viewpoint } from './camera';
import { type Canvas, downsample, paint, skyCanvas } from './canvas';
import { type PaletteHex, palette } from './palette';
import { type Climate, type Land, roughElevation, surfaceColour } from './surface';

/** A panorama: which land, from where, in what light. */
export interface Panorama extends Size {
  readonly terrain: TerrainSpec;
  readonly viewpoint: Viewpoint;
  readonly sun: Sun;
  readonly climate: Climate;
  readonly palette: Partial<PaletteHex>;
  readonly phone?: PhonePart;
  /** Renders the part for phones again, that many pixels high, where they show it higher than the whole picture. */
  readonly phoneHeight?: number;
}

/** Rendered at twice the size and averaged down. */
const supersampling = 2;
/** Rays end after this many edge lengths. */
const farthest = 2.6;
/** Rows of a canvas on which a step of a ray covers about one row of the land in the middle distance. */
const rowsPerStep = 3000;

/**
 * Marches one column's ray from the eye outwards and paints, from the bottom up, whatever rises above
 * what is painted already ("voxel space"): hidden land costs one comparison.
 */
function marchColumn(canvas: Canvas, camera: Camera, land: Land, x: number, left: number): void {
  const { size } = land.heights;
  const angle = camera.heading + Math.atan((left + x - camera.width / 2) / camera.focalLength);
  // Distances along slanted rays are shortened, so that straight lines stay straight.
  const straighten = Math.cos(angle - camera.heading);
  const stepX = Math.sin(angle);
  const stepY = -Math.cos(angle);
  let painted = canvas.height;
  let previous: { readonly colour: Rgb; readonly row: number } | undefined;
  let entered = false;
  const stepGrowth = (0.0008 * rowsPerStep) / canvas.height;

  for (let away = 6; away < size * farthest; away += Math.max(0.25, away * stepGrowth)) {
    const landX = camera.eyeX + stepX * away;
    const landY = camera.eyeY + stepY * away;
    if (landX < 1 || landY < 1 || landX > size - 2 || landY > size - 2) {
      if (entered) break;
      continue;
    }
    entered = true;
    const elevation = roughElevation(land, landX, landY);
    const row =
      camera.horizonRow +
      ((camera.eyeZ - elevation * camera.heightScale) / (away * straighten)) * camera.focalLength;
    if (row >= painted) {
      previous = undefined;
      continue;
    }
    const colour = surfaceColour(land, landX, landY, elevation, away);
    const stretch = previous ? previous.row - row : 0;
    for (let y = Math.max(0, Math.ceil(row)); y < Math.min(canvas.height, Math.ceil(painted)); y++) {
      // On a near slope one step covers several rows: blend them, or the slope shows bands.
      const blended =
        previous && stretch > 1.5 && stretch < 14
          ? mix(colour, previous.colour, clamp((y - row) / stretch, 0, 1))
          : colour;
      paint(canvas, x, y, blended);
    }
    previous = { colour, row };
    painted = row;
    if (painted <= 0) break;
  }
}

/** Paints what lies behind the land, on a canvas of the size the land is rendered in. */
export type SkyPainter = (width: number, height: number) => Canvas;

/**
 * Renders a panorama.
 *
 * @param paintSky a sky of its own kind; a plain one in the view's colours unless given
 * @param part the columns of pixels that are wanted; all of them unless given
 * @returns 8-bit RGB pixels of `width` by `height`
 */
export async function renderPanorama(
  view: Panorama,
  paintSky?: SkyPainter,
  part: { readonly left: number; readonly width: number } = { left: 0, width: view.width },
): Promise<Buffer> {
  const heights = await heightfield(view.terrain);
  const width = view.width * supersampling;
  const height = view.height * supersampling;
  const colours = palette(view.palette);
  const camera = makeCamera(view.viewpoint, heights.size, width, height);
  const land: Land = {
    heights,
    shade: hillshade(heights, view.viewpoint.verticalScale, view.sun),
    palette: colours,
    climate: view.climate,
  };
  const [left, wide] = [part.left * supersampling, part.width * supersampling];
  const canvas = paintSky?.(wide, height) ?? skyCanvas(wide, height, colours.skyTop, colours.skyHorizon);
  for (let x = 0; x < wide; x++) marchColumn(canvas, camera, land, x, left);
  return downsample(canvas, supersampling);
}

/** Renders the part of a panorama that phones show, `height` pixels high. */
export async function renderPhonePart(view: Panorama, phone: PhonePart, height: number) {
  const larger = { ...view, width: Math.round((view.width * height) / view.height), height };
  const area = phoneArea(phone, larger);
  return { pixels: await renderPanorama(larger, undefined, area), size: area };
}
