import { distance, type Point } from '../lib/point';
import { softTrail, spreadAlong } from '../route/softTrail';
import { walkThrough } from '../route/walk';
import type { Grid, LandSheet } from '../terrain/grid';
import { weeksPerMonth } from './month';

/** A programme as a way up a mountain, in units of its map. */
export interface Way {
  readonly trail: readonly Point[];
  /** One marker per week, in order. */
  readonly weeks: readonly Point[];
}

export interface Climb {
  /** Start, places between and summit, as parts of the edge length. */
  readonly stops: readonly Point[];
  readonly weekCount: number;
  /** Where walking is unwelcome, in cells of the heightfield. */
  readonly avoided?: (x: number, y: number) => boolean;
}

/** How steep the land feels to the trail: steeper land gives more bends. */
const verticalScale = 0.5;
/** So near to the summit a way goes straight up to it: bends would look out below the summit's sign. */
const straightUp = 52;
/** Nearer to each other the two sides of a turn touch. */
const narrowestTurn = 20;
/** Of such steps are the way's parts from week to week, and from the last one up to the summit. */
const stepsPerWeek = 5;
const stepsToSummit = 9;

/** The way without what it does close to its end but arriving. */
function arriving(trail: readonly Point[]): readonly Point[] {
  const summit = trail.at(-1);
  if (!summit) return trail;
  const near = trail.findIndex((point) => distance(point, summit) < straightUp);
  return [...trail.slice(0, near), summit];
}

/** The way without spurs: where it turns back so sharply that both sides would be drawn as one stub next to its marker. */
function withoutSpurs(trail: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of trail) {
    for (let before = kept.at(-2); before && distance(before, point) < narrowestTurn; before = kept.at(-2))
      kept.pop();
    kept.push(point);
  }
  return kept;
}

/** From stop to stop, each stage the least-effort way, with its weeks at equal distances. */
export function wayOver(heights: Grid, land: LandSheet, { stops, weekCount, avoided }: Climb): Way {
  const walk = walkThrough(heights, land, stops, { verticalScale, ...(avoided && { avoided }) });
  const trail = withoutSpurs(softTrail(arriving(walk)));
  // Start and summit are at the ends; the weeks divide the route between them, and the last one keeps clear
  // of the summit's marker.
  const steps = spreadAlong(trail, stepsPerWeek * weekCount + stepsToSummit + 1);
  const weeks = steps.slice(1, -stepsToSummit).filter((_, step) => (step + 1) % stepsPerWeek === 0);
  return { trail, weeks };
}

/** The weeks that bear a number. */
export function monthsOf({ weeks }: Way): readonly { readonly text: string; readonly marker: Point }[] {
  return weeks.flatMap((marker, index) =>
    (index + 1) % weeksPerMonth === 0 ? [{ text: String(index + 1), marker }] : [],
  );
}

/** The triangle that marks the summit. */
export function summitCorners([x, y]: Point): readonly Point[] {
  return [
    [x, y - 22],
    [x + 21, y + 14],
    [x - 21, y + 14],
  ];
}

/** The markers on a route, by their centres. */
export function placesOn({ trail, weeks }: Way): readonly Point[] {
  return [...trail.slice(0, 1), ...weeks, ...trail.slice(-1), ...trail.slice(-1).flatMap(summitCorners)];
}
