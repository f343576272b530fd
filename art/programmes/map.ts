import { curricula } from '../../content/curricula';
import type { ProgrammeId } from '../../content/programmes';
import type { Point } from '../lib/point';
import { softTrail, spreadAlong } from '../route/softTrail';
import { walkThrough } from '../route/walk';
import { type Grid, sample } from '../terrain/grid';
import { programmeSvg, summitCorners } from './drawing';
import { fill, floodFrom } from './lake';
import { weeksPerMonth } from './month';
import { type Numeral, placeNumerals } from './numerals';
import { type ProgrammeSheet, sheetSize } from './sheets';

/** A programme as a way up a mountain: everything that stands on its map, in units of its sheet. */
export interface ProgrammeMap {
  readonly trail: readonly Point[];
  /** One marker per week, in order. */
  readonly weeks: readonly Point[];
  /** One beside the last week of every month. */
  readonly numerals: readonly Numeral[];
  readonly svg: string;
}

/** How steep the land feels to the trail: steeper land gives more bends. */
const verticalScale = 0.5;
/** The summit is sought this far from where the sheet has it, in such steps; parts of the edge length. */
const summitReach = 0.07;
const summitStep = 0.004;

/** Of such steps are the way's parts from week to week, and from the last one up to the summit. */
const stepsPerWeek = 5;
const stepsToSummit = 9;

/** How many weeks a programme's curriculum lasts. */
export function weeksOf(id: ProgrammeId): number {
  return curricula[id].fields.reduce((sum, { weeks }) => sum + weeks, 0);
}

/** The highest place within reach. */
function highestNear(heights: Grid, [x, y]: Point): Point {
  let best: Point = [x, y];
  let highest = -1;
  for (let down = -summitReach; down <= summitReach; down += summitStep) {
    for (let right = -summitReach; right <= summitReach; right += summitStep) {
      const elevation = sample(heights, (x + right) * heights.size, (y + down) * heights.size);
      if (elevation <= highest || Math.hypot(right, down) > summitReach) continue;
      highest = elevation;
      best = [x + right, y + down];
    }
  }
  return best;
}

/** From the start over the places between to the summit, each stage the least-effort way. */
function walk(sheet: ProgrammeSheet, heights: Grid, water: Grid | undefined): readonly Point[] {
  const stops = [sheet.start, ...(sheet.via ?? []), highestNear(heights, sheet.summit)];
  const avoided = (x: number, y: number): boolean => water !== undefined && sample(water, x, y) > 0;
  return walkThrough(heights, { ...sheetSize, crop: sheet.crop }, stops, { verticalScale, avoided });
}

/** Draws the map of a programme on the land of its sheet. */
export function programmeMap(sheet: ProgrammeSheet, bed: Grid, weekCount: number): ProgrammeMap {
  const water = sheet.lake && floodFrom(bed, sheet.lake.at, sheet.lake.surface);
  const heights = water && sheet.lake ? fill(bed, water, sheet.lake.surface) : bed;
  const trail = softTrail(walk(sheet, heights, water));
  // Start and summit stand at the ends; the weeks divide the way between them, and the last keeps clear of the summit's sign.
  const steps = spreadAlong(trail, stepsPerWeek * weekCount + stepsToSummit + 1);
  const weeks = steps.slice(1, -stepsToSummit).filter((_, step) => (step + 1) % stepsPerWeek === 0);
  const places = [...steps.slice(0, 1), ...weeks, ...steps.slice(-1)];
  const obstacles = [...places, ...places.slice(-1).flatMap(summitCorners)];
  const months = weeks.flatMap((marker, index) =>
    (index + 1) % weeksPerMonth === 0 ? [{ text: String(index + 1), marker }] : [],
  );
  const numerals = placeNumerals(months, { ...sheetSize, trail, obstacles });
  return { trail, weeks, numerals, svg: programmeSvg({ sheet, heights, water, trail, weeks, numerals }) };
}
