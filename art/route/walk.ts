import type { Point } from '../lib/point';
import { type Grid, type LandSheet, sample } from '../terrain/grid';
import { leastEffortRoute } from './leastEffort';

/** The two ends of a route, as parts of the heightfield's edge. */
export interface RouteEnds {
  readonly from: Point;
  readonly to: Point;
}

/** Elevation at a place of a sheet, in units of the sheet. */
export function elevationOn(heights: Grid, { crop, width, height }: LandSheet, [x, y]: Point): number {
  return sample(
    heights,
    (crop.left + (x / width) * crop.width) * heights.size,
    (crop.top + (y / height) * crop.height) * heights.size,
  );
}

export interface WalkRules {
  /** How steep the land feels: height of its highest point as a part of the edge length. */
  readonly verticalScale?: number;
  /** Where walking is unwelcome, in cells of the heightfield. */
  readonly avoided?: (x: number, y: number) => boolean;
}

/** Every third cell is a place the route may step on. */
const spacing = 3;

/** The least-effort way between two places, in units of the sheet. */
export function walkOn(
  heights: Grid,
  { crop, width, height }: LandSheet,
  { from, to }: RouteEnds,
  { verticalScale = 0.3, avoided }: WalkRules = {},
): readonly Point[] {
  const nodes = Math.trunc(heights.size / spacing);
  const nodeAt = ([x, y]: Point): number => Math.round(y * (nodes - 1)) * nodes + Math.round(x * (nodes - 1));
  const isOpen = (node: number): boolean =>
    !avoided?.((node % nodes) * spacing, Math.trunc(node / nodes) * spacing);
  const found = leastEffortRoute({
    heights,
    heightScale: heights.size * verticalScale,
    lattice: { nodes, spacing },
    start: nodeAt(from),
    goal: nodeAt(to),
    visible: Uint8Array.from({ length: nodes * nodes }, (_, node) => (isOpen(node) ? 1 : 0)),
  });
  return found.map((node): Point => {
    const x = ((node % nodes) * spacing) / heights.size;
    const y = (Math.trunc(node / nodes) * spacing) / heights.size;
    return [((x - crop.left) / crop.width) * width, ((y - crop.top) / crop.height) * height];
  });
}

/** From stop to stop, each stage the least-effort way. */
export function walkThrough(
  heights: Grid,
  sheet: LandSheet,
  stops: readonly Point[],
  rules: WalkRules,
): readonly Point[] {
  return stops
    .slice(1)
    .flatMap((to, index) => walkOn(heights, sheet, { from: stops[index] ?? to, to }, rules));
}

/** Four steps between two nodes, so that softening rounds bends and does not cut them. */
export function densify(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    return [0, 0.25, 0.5, 0.75].map(
      (t): Point => [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t],
    );
  });
}
