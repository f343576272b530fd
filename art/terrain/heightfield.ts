import Alea from 'alea';
import { createNoise2D } from 'simplex-noise';
import { at } from '../lib/numbers';
import { erode } from './erosion';
import { emptyGrid, type Grid, normalise } from './grid';
import { type Landform, raisedBy } from './landforms';
import { fractal, ridged } from './noise';
import { settle } from './settle';

/** A dominant mountain: position and radius as parts of the edge length, gain as a factor on top of 0.5. */
interface Peak {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly gain: number;
}

/** Everything a heightfield depends on. Equal specs give equal terrain, to the last bit. */
export interface TerrainSpec {
  readonly seed: string;
  readonly peak?: Peak;
  /** Ridges, summits and hollows laid under the noise, where a sheet needs a character of its own. */
  readonly landforms?: readonly Landform[];
  /** Edge length in cells; 768 unless a test wants a small one. */
  readonly size?: number;
  /** Droplets of the erosion; 300 000 unless told. */
  readonly drops?: number;
}

/** How much of the land a noise unit covers, and how strongly the ridges are bent. */
const frequency = 1.55;
const warp = 0.26;
const ridgeShare = 0.8;
const baseShare = 0.4;
/** How much of a landform is plain ground; the rest makes the noise on it stronger, into spurs and gullies. */
const bulk = 0.45;
/** Height of the highest point while eroding, as a part of the edge length. */
const reliefRatio = 0.15;

function uplift(peak: Peak | undefined, x: number, y: number): number {
  if (!peak) return 1;
  const dx = x - peak.x;
  const dy = y - peak.y;
  return 0.5 + peak.gain * Math.exp(-(dx * dx + dy * dy) / (peak.radius * peak.radius));
}

/**
 * Makes a mountain landscape: domain-warped ridged noise, then droplet erosion, then settled slopes.
 *
 * @returns heights 0 (lowest) to 1 (highest)
 */
export function makeHeightfield(spec: TerrainSpec): Grid {
  const { seed, peak, landforms = [], size = 768, drops = 300_000 } = spec;
  const random = Alea(seed);
  const ridgeNoise = createNoise2D(random);
  const warpNoiseX = createNoise2D(random);
  const warpNoiseY = createNoise2D(random);
  const grid = emptyGrid(size);
  const { cells } = grid;

  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column / size) * frequency;
      const y = (row / size) * frequency;
      const bendX = fractal(warpNoiseX, x * 1.1, y * 1.1, 4) * warp;
      const bendY = fractal(warpNoiseY, x * 1.1 + 5, y * 1.1 + 5, 4) * warp;
      const base = fractal(warpNoiseX, x * 0.55 + 20, y * 0.55, 3) * 0.5 + 0.5;
      const height = ridgeShare * ridged(ridgeNoise, x + bendX, y + bendY) + baseShare * base;
      const place = [column / size, row / size] as const;
      const raised = raisedBy(landforms, ...place);
      cells[row * size + column] = height * Math.max(0.1, uplift(peak, ...place) + raised) + bulk * raised;
    }
  }

  normalise(cells);
  // Erosion compares heights with distances, so heights are in cells while water runs.
  for (let index = 0; index < cells.length; index++) cells[index] = at(cells, index) * size * reliefRatio;
  erode(grid, drops, random);
  settle(grid);
  normalise(cells);
  return grid;
}
