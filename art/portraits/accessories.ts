import { type Point, pts } from '../lib/point';
import { cloths, ink, paper } from './palette';
import type { Sheet } from './sheet';
import type { Glasses, PortraitSpec } from './spec';
import { blob, ellipse, line, shape } from './strokes';
import type { View } from './view';

/** Half outlines of a lens round its centre, from the bridge outwards. */
const lenses: Record<Glasses, readonly Point[]> = {
  round: pts('-20 2, -13 -13.5, 0 -18, 13 -13.5, 20 2, 13 17, 0 22, -13 17'),
  square: pts('-20 -8, -14 -13, 17 -13, 22 -8, 20 10, 14 16, -12 16, -18 10'),
  browline: pts('-20 -6, -17 -11, 0 -13, 18 -12, 22 -7, 20 8, 12 16, 0 18, -13 15, -18 7'),
  wire: pts('-19 -4, -13 -10, 14 -10, 20 -5, 15 10, 0 15, -15 10'),
  cateye: pts('-20 -4, -14 -10, 4 -13, 20 -17, 27 -17, 23 -2, 15 13, 0 17, -15 12'),
};
type Side = 1 | -1;

const weights = { round: 4.6, square: 6, browline: 3, wire: 2.6, cateye: 5 } as const;

export function glasses(sheet: Sheet, view: View, spec: PortraitSpec): void {
  const kind = spec.wear.glasses;
  if (!kind) return;
  // Each lens stands right before its eye, nearly flat, and bends back a little towards the side.
  const origin = view.at(0, 0, 0);
  const at = (side: Side, x: number, y: number): Point => {
    const pupil = view.face(side * spec.eyes.gap, 0, -4);
    const [dx, dy] = view.at(side * x, y, 5 - x * 0.46);
    return [pupil[0] + dx - origin[0], pupil[1] + dy - origin[1]];
  };
  const sides: readonly Side[] = view.profile ? [-1] : [-1, 1];
  const frames = sides.map((side) => blob(lenses[kind].map(([x, y]) => at(side, x, y + 2))));
  const rim = lenses.browline.slice(0, 5);
  const tops = sides.map((side) =>
    shape(
      rim.map(([x, y]) => at(side, x * 1.06, y - 2)),
      rim.map(([x, y]) => at(side, x, y + 5)).reverse(),
    ),
  );
  const [from, to] = [at(-1, -20, -2), view.profile ? view.far(-4) : at(1, -20, -2)];
  const bridge = line([from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 3.5], to]);
  const arm = (side: Side): string =>
    line([at(side, 21, -5), view.at(side * (view.solid.width(0) + 1), -8, -4)]);
  const arms = view.sin < 0.2 ? [arm(-1), arm(1)] : [arm(-1)];
  sheet.draw(ink, weights[kind], ...frames, bridge, ...arms);
  if (kind === 'browline') sheet.add(ink, ...tops);
}

export function earrings(sheet: Sheet, view: View, spec: PortraitSpec): void {
  if (!spec.wear.earrings) return;
  const y = 47 * Math.sqrt(view.solid.chin / 118);
  for (const side of view.sin < 0.25 ? ([-1, 1] as const) : ([-1] as const)) {
    const x = side * view.solid.width(12) * view.cos - 8 * view.sin + side * (2 + 7 * view.sin);
    const dot = (r: number, dy: number, ry = r): string => ellipse(view.flat(x, y + dy), r, ry);
    if (spec.wear.earrings === 'hoop') sheet.draw(cloths.yellow.lit, 3.2, dot(8, 7, 9.5));
    else if (spec.wear.earrings === 'drop') sheet.add(cloths.yellow.lit, dot(3, -1), dot(4, 11, 8));
    else sheet.add(spec.ground === 'yellow' ? paper : cloths.yellow.lit, dot(4, -2));
  }
}
