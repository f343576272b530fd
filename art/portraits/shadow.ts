import { type Point, pts } from '../lib/point';
import type { PortraitSpec } from './spec';
import { shape } from './strokes';
import type { View } from './view';

type Side = 1 | -1;

/** Heights below the nose stretch with the face. */
const stretched = (view: View, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [x, y > 50 ? y * (view.solid.chin / 118) : y]);

/** Far outside the face, where clipping ends the shadow. */
const beyond = (view: View, side: Side): Point[] => [view.flat(side * 170, 140), view.flat(side * 170, -130)];

/** The dark side of the nose: down the ridge, round the tip to the lit nostril, back along the base. */
function noseEdge(view: View, spec: PortraitSpec, side: Side): { ridge: Point[]; tip: Point[]; wing: Point } {
  const { length, width, depth, bridge } = spec.nose;
  const p = (x: number, y: number, lift: number): Point => view.widenedFace(x, y, lift, side);
  const end = p(4, length - 7, depth);
  // On the far side the tip stands before the wing, which therefore has to reach out further.
  const wing = p(15.5 * width * (side === 1 ? 1 + view.sin * 0.9 : 1), length + 2, 2);
  return {
    ridge: [p(10, -24, 0), p(4, -8, 4), p(3.5, length * 0.4, 11 + bridge), end],
    tip: [end, p(4, length + 1, depth * 0.85), p(-7 * width, length + 4, 6), p(1, length + 8, 2), wing],
    wing,
  };
}

/**
 * The big shadow of the hard side light. `side` is 1 when the far half of the face
 * is in shadow and -1 for the near half.
 */
export function faceShadow(view: View, spec: PortraitSpec, side: Side): string {
  const along = (points: readonly Point[]): Point[] => view.faceLine(stretched(view, points), side);
  if (spec.pose.shadow === 'plane') {
    const plane = along(pts('14 -134, 38 -112, 55 -74, 56 -42, 65 -6, 60 16, 46 48, 37 82, 14 122'));
    return shape(plane, beyond(view, side));
  }
  // Forehead and brow, then the nose, then up its wing, below the eye and down the cheek.
  const { ridge, tip, wing } = noseEdge(view, spec, side);
  const forehead = along(pts('12 -134, 24 -108, 37 -68, 32 -38, 10 -24'));
  const lid = view.widenedFace(18, 15, 0, side);
  const cheek = along(pts('32 21, 48 18, 57 28, 46 62, 35 88, 22 122'));
  const nostril = along([[15 * spec.nose.width, spec.nose.length - 10]]);
  return shape(forehead, ridge, tip, [wing, ...nostril, lid], [lid, ...cheek], beyond(view, side));
}

/** The shaded side and underside of the nose, for faces whose shadow keeps to the side plane. */
export function noseShadow(view: View, spec: PortraitSpec, side: Side): string {
  const { ridge, tip, wing } = noseEdge(view, spec, side);
  const { width, length } = spec.nose;
  const root = view.faceLine(
    [
      [13 * width, length - 10, 3],
      [10, 8, 2],
      [22, -17, 0],
    ],
    side,
  );
  return shape(ridge, tip, [wing, ...root]);
}

/** A soft half tone on the lit side that turns the cheek and temple away from the viewer. */
export function sidePlane(view: View, shadowSide: Side): string {
  const side = shadowSide === 1 ? -1 : 1;
  const edge = stretched(view, pts('52 -116, 62 -52, 68 -10, 62 24, 47 48, 42 84, 18 122'));
  return shape(view.faceLine(edge, side), beyond(view, side));
}
