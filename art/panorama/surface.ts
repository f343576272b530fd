import Alea from 'alea';
import { createNoise2D } from 'simplex-noise';
import { mix, type Rgb } from '../lib/colour';
import { smoothstep } from '../lib/numbers';
import { type Grid, sample } from '../terrain/grid';
import type { Hillshade } from '../terrain/hillshade';
import type { Palette } from './palette';

/** Weather and snow of a view. */
export interface Climate {
  /** Elevation, 0 to 1, above which flat ground is white. */
  readonly snowLine: number;
  /** Strength of the haze; 1 is usual. */
  readonly fog: number;
  /** Distance, in edge lengths, at which haze has covered most. */
  readonly fogDistance: number;
  /** Elevation, 0 to 1, up to which mist fills the valleys; 0.42 unless told. */
  readonly mistTop?: number;
}

export interface Land {
  readonly heights: Grid;
  readonly shade: Hillshade;
  readonly palette: Palette;
  readonly climate: Climate;
}

const detail = createNoise2D(Alea('detail'));

/** Snow slides off steep ground: how much a slope lowers the elevation that counts. */
const slopeLoss = 1.1;

/** Elevation with fine roughness that exists only in the picture, more of it on steep ground. */
export function roughElevation({ heights, shade }: Land, x: number, y: number): number {
  const roughness = (detail(x * 0.9, y * 0.9) * 0.6 + detail(x * 2.1, y * 2.1) * 0.35) * 0.0035;
  return sample(heights, x, y) + roughness * Math.min(1, sample(shade.slope, x, y) * 6);
}

/**
 * The colour of a place as the eye sees it: rock or snow by height and slope, lit, then hazed.
 *
 * @param x and y in cells, `elevation` 0 to 1, `away` the distance from the eye in cells
 */
export function surfaceColour(land: Land, x: number, y: number, elevation: number, away: number): Rgb {
  const { palette, climate, shade, heights } = land;
  const direct = sample(shade.lit, x, y);
  const sunlit = sample(shade.sunlit, x, y);
  const slope = sample(shade.slope, x, y);
  const light = direct * sunlit * 0.8 + 0.34 * sample(shade.ambient, x, y);
  const grain =
    detail(x * 0.35, y * 0.35) * 0.5 + detail(x * 0.9 + 9, y * 0.9) * 0.35 + detail(x * 2.2, y * 2.2) * 0.25;

  const rock = mix(palette.rockDark, palette.rockLight, smoothstep(0.05, 0.9, light + grain * 0.13));
  const snow = mix(palette.snowDark, palette.snowLight, smoothstep(0.12, 0.72, light));
  const cover = smoothstep(
    climate.snowLine - 0.06,
    climate.snowLine + 0.06,
    elevation - (slope - 0.16) * slopeLoss + grain * 0.11,
  );
  const glow = 0.42 * sunlit * smoothstep(0.45, 0.95, direct) * smoothstep(0.45, 0.9, elevation);
  const lit = mix(mix(rock, snow, cover), palette.glow, glow);

  const haze = climate.fog * (1 - Math.exp(-((away / (heights.size * climate.fogDistance)) ** 2.2))) * 0.9;
  const valleyFog =
    climate.fog * 0.85 * smoothstep(climate.mistTop ?? 0.42, 0.05, elevation) * smoothstep(60, 420, away);
  return mix(lit, palette.fog, Math.min(0.97, haze + valleyFog * (1 - haze)));
}
