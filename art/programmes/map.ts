import { curricula } from '../../content/curricula';
import type { ProgrammeId } from '../../content/programmes';
import type { Point } from '../lib/point';
import { type Grid, sample } from '../terrain/grid';
import { mapSvg } from './drawing';
import { fill, floodFrom } from './lake';
import { landSvg } from './land';
import { type Numeral, placeNumerals } from './numerals';
import { type ProgrammeSheet, sheetSize } from './sheets';
import { monthsOf, placesOn, type Way, wayOver } from './way';

/** Everything on a programme's map, in units of its sheet. */
export interface ProgrammeMap extends Way {
  /** One next to the last week of every month. */
  readonly numerals: readonly Numeral[];
  readonly svg: string;
}

/** The summit is sought this far from where the sheet has it, in such steps; parts of the edge length. */
const summitReach = 0.07;
const summitStep = 0.004;

/** How many weeks a programme's curriculum lasts. */
export function weeksOf(id: ProgrammeId): number {
  return curricula[id].fields.reduce((sum, { weeks }) => sum + weeks, 0);
}

/** The highest place within reach. */
export function highestNear(heights: Grid, [x, y]: Point, reach = summitReach): Point {
  let best: Point = [x, y];
  let highest = -1;
  for (let down = -reach; down <= reach; down += summitStep) {
    for (let right = -reach; right <= reach; right += summitStep) {
      const elevation = sample(heights, (x + right) * heights.size, (y + down) * heights.size);
      if (elevation <= highest || Math.hypot(right, down) > reach) continue;
      highest = elevation;
      best = [x + right, y + down];
    }
  }
  return best;
}

/** Draws the map of a programme on the land of its sheet. */
export function programmeMap(sheet: ProgrammeSheet, bed: Grid, weekCount: number): ProgrammeMap {
  const { crop, ground, levels, firnLine } = sheet;
  const water = sheet.lake && floodFrom(bed, sheet.lake.at, sheet.lake.surface);
  const heights = water && sheet.lake ? fill(bed, water, sheet.lake.surface) : bed;
  const stops = [sheet.start, ...(sheet.via ?? []), highestNear(heights, sheet.summit)];
  const avoided = (x: number, y: number): boolean => water !== undefined && sample(water, x, y) > 0;
  const way = wayOver(heights, { ...sheetSize, crop }, { stops, weekCount, avoided });
  const numerals = placeNumerals(monthsOf(way), {
    ...sheetSize,
    trail: way.trail,
    obstacles: placesOn(way),
  });
  const kept = numerals.map(({ box }) => box);
  const land = landSvg(heights, water, {
    ...sheetSize,
    crop,
    ground,
    levels,
    kept,
    ...(firnLine && { firnLine }),
  });
  const svg = mapSvg({ ...sheetSize, land, ways: [way], numerals, ground });
  return { ...way, numerals, svg };
}
