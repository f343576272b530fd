import { at, clamp, radians } from '../lib/numbers';
import { blur } from './blur';
import { emptyGrid, type Grid, sample } from './grid';

/** Where the sun stands: azimuth clockwise from north, elevation above the horizon, both in degrees. */
export interface Sun {
  readonly azimuth: number;
  readonly elevation: number;
}

/** The light on a heightfield, each a grid of 0 to 1. */
export interface Hillshade {
  /** Direct light by the angle of the slope to the sun, before shadows. */
  readonly lit: Grid;
  /** Light of the sky from another side, which keeps shaded slopes readable. */
  readonly ambient: Grid;
  /** 0 flat to nearly 1 vertical. */
  readonly slope: Grid;
  /** 1 in the sun, 0 in the cast shadow of another slope. */
  readonly sunlit: Grid;
}

type Vector = readonly [x: number, y: number, z: number];

function sunVector({ azimuth, elevation }: Sun): Vector {
  const a = radians(azimuth);
  const e = radians(elevation);
  return [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
}

/** Ambient light comes from 132 degrees further round, from rather high up. */
function ambientVector({ azimuth }: Sun): Vector {
  const a = radians(azimuth) + 2.3;
  return [Math.sin(a) * 0.75, -Math.cos(a) * 0.75, 0.66];
}

/** Walks from a cell towards the sun; 0 when land blocks it, soft within three cells of the edge. */
function castShadow(heights: Grid, scale: number, column: number, row: number, sun: Sun): number {
  const azimuth = radians(sun.azimuth);
  const rise = Math.tan(radians(sun.elevation));
  const stepX = Math.sin(azimuth);
  const stepY = -Math.cos(azimuth);
  const last = heights.size - 1;
  const own = at(heights.cells, row * heights.size + column) * scale;
  let light = 1;
  for (let away = 2; away < 150; away += 2.5) {
    const x = column + stepX * away;
    const y = row + stepY * away;
    if (x < 0 || y < 0 || x > last || y > last) break;
    const above = sample(heights, x, y) * scale - (own + rise * away);
    if (above > 0) light = Math.min(light, Math.max(0, 1 - above / 3));
    if (light <= 0) break;
  }
  return light;
}

/**
 * Lights a heightfield.
 *
 * @param heights 0 to 1
 * @param verticalScale height of 1 as a part of the edge length
 */
export function hillshade(heights: Grid, verticalScale: number, sun: Sun): Hillshade {
  const { size, cells } = heights;
  const scale = size * verticalScale;
  const [sunX, sunY, sunZ] = sunVector(sun);
  const [skyX, skyY, skyZ] = ambientVector(sun);
  const lit = emptyGrid(size);
  const ambient = emptyGrid(size);
  const slope = emptyGrid(size);
  const sunlit = emptyGrid(size);
  for (let row = 0; row < size; row++) {
    const north = clamp(row - 1, 0, size - 1);
    const south = clamp(row + 1, 0, size - 1);
    for (let column = 0; column < size; column++) {
      const west = clamp(column - 1, 0, size - 1);
      const east = clamp(column + 1, 0, size - 1);
      const k = row * size + column;
      const gradientX =
        ((at(cells, row * size + east) - at(cells, row * size + west)) * scale) / (east - west);
      const gradientY =
        ((at(cells, south * size + column) - at(cells, north * size + column)) * scale) / (south - north);
      const length = Math.hypot(gradientX, gradientY, 1);
      slope.cells[k] = 1 - 1 / length;
      lit.cells[k] = Math.max(0, (-gradientX * sunX - gradientY * sunY + sunZ) / length);
      ambient.cells[k] = Math.max(0, (-gradientX * skyX - gradientY * skyY + skyZ) / length);
      sunlit.cells[k] = castShadow(heights, scale, column, row, sun);
    }
  }
  return { lit, ambient, slope, sunlit: blur(sunlit, 1) };
}
