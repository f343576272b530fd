import { lerp } from '../lib/numbers';
import { type Point, pts } from '../lib/point';
import { type DrawHair, drawStrands, type HairDrawing, type Strand } from './hairDrawing';
import { shape } from './strokes';
import type { View } from './view';

const roundLine: readonly Point[] = pts('66 -44, 54 -68, 30 -86, 0 -92, -30 -86, -54 -68, -66 -44');

/** Hair combed back tightly with free ears; shared by the knots and the ponytail. */
function combed(view: View, back: readonly Point[], partings: readonly Strand[]): HairDrawing {
  const { napeShown: t, sideOn: side } = view;
  const end = view.hull(lerp(-0.98, -0.86, t) + 0.24 * side, lerp(-2, 40, t) + 12 * side);
  const tip = view.near(6);
  const temple = view.profile ? [] : view.faceLine(pts('72 -6, 69 -22'));
  const hairline = view.hairline(roundLine);
  const inner = [...temple, ...hairline, ...view.faceLine(pts('-68.5 -22')), tip];
  const outer = [
    end,
    view.hull(lerp(-1, -0.92, t), lerp(-12, 18, t)),
    ...view.crown(
      pts('-1.03 -40, -0.94 -92, -0.6 -126, -0.06 -137, 0.52 -127, 0.92 -90, 1.03 -44'),
      hairline,
    ),
    ...(view.profile ? [] : [view.far(-8, 1)]),
  ];
  return {
    back: [shape(view.hullLine(back))],
    cap: [shape(inner, t > 0.4 ? [tip, view.flat(view.earX - 4, 22), end] : [tip, end], outer)],
    partings: drawStrands(view, partings),
    ears: true,
  };
}

/** A knot on top of the head. */
export const bun: DrawHair = (view) => {
  const c = lerp(0, -0.3, view.napeShown);
  const knot = pts('-0.36 -116, -0.5 -140, -0.36 -166, 0 -174, 0.36 -166, 0.5 -140, 0.36 -116');
  return combed(
    view,
    knot.map(([u, y]) => [c + u, y]),
    [
      [4, `widenedFace -52 -66, hull -0.66 -96, ${c - 0.24} -132`],
      [4, `widenedFace -14 -90, hull -0.16 -114, ${c} -134`],
      [4, `widenedFace 34 -84, hull 0.36 -112, ${c + 0.24} -132`],
    ],
  );
};

export const ponytail: DrawHair = (view) =>
  combed(
    view,
    pts(
      '-0.7 -96, -1.0 -112, -1.3 -100, -1.5 -50, -1.48 30, -1.62 110, -1.3 132, -1.1 90, -1.14 20, -1.0 -40',
    ),
    [
      [4, '-0.3 -116, -0.7 -108, -0.98 -88'],
      [4, '-0.5 -76, -0.76 -82, -1 -82'],
      [4, '-0.72 -20, -0.86 -44, -1 -72'],
    ],
  );

/** Curls gathered high into a round cloud. */
export const puff: DrawHair = (view) => {
  const c = lerp(0, -0.34, view.napeShown);
  const cloud = pts(
    '-0.42 -104, -0.74 -108, -0.88 -124, -0.74 -142, -0.36 -152, 0.1 -152, 0.48 -142, 0.66 -124, 0.54 -108, 0.26 -104',
  );
  return combed(
    view,
    cloud.map(([u, y]) => [c + u, y]),
    [
      [4, `widenedFace -50 -66, hull -0.66 -96, ${c - 0.3} -120`],
      [4, `widenedFace -10 -90, hull -0.14 -110, ${c} -122`],
      [4, `widenedFace 36 -82, hull 0.36 -110, ${c + 0.3} -120`],
    ],
  );
};
