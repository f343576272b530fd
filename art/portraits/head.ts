import { lerp } from '../lib/numbers';
import { type Point, pts } from '../lib/point';
import type { PortraitSpec } from './spec';
import { shape } from './strokes';
import type { View } from './view';

/** How far bone and flesh stand out of the plain solid on a far contour: brow, eye hollow, cheekbone, cheek. */
const relief: readonly Point[] = pts('-22 1.5, -4 -4.5, 20 2.5, 46 -1');

/** The outline of the face from the temples to the chin. */
export function faceOutline(view: View, spec: PortraitSpec): string {
  const k = view.solid.chin / 118;
  // Above the temples hair or skull cover the outline, so a few points will do.
  const upper = [-112, -76, -44].map((y) => view.far(y));
  const bones = relief.map(([y, out]) => view.far(y > 0 ? y * k : y, out * view.sin * 1.6));
  const cheek = [72, 92, 107, 115].map((y) => view.far(y * k));
  const chin = view.at(0, view.solid.chin + 1, view.solid.front(118 * k));
  const near = [114, 104, 88, 66, 42, 14].map((y) => view.near(y * k));
  const side = [-24, -80, -112].map((y) => view.near(y));
  return view.profile
    ? shape([...upper, ...profileLine(view, spec), chin, ...near, ...side])
    : shape([...upper, ...bones, ...cheek, chin, ...near, ...side]);
}

/** Brow, nose, lips and chin as they stand out when the head is seen from the side. */
function profileLine(view: View, spec: PortraitSpec): Point[] {
  const k = view.solid.chin / 118;
  const { length: n, depth, bridge, tip } = spec.nose;
  const { upper, lower } = spec.mouth;
  const m = spec.mouth.y * k;
  const at = (y: number, lift: number): Point => view.at(0, y, view.solid.front(y) + lift);
  return [
    at(-24, 1),
    at(-6, 2),
    at(n * 0.36, 7 + bridge),
    at(n * 0.7, 12 + bridge * 0.5 + depth * 0.18),
    at(n * 0.91 - tip, 4 + depth * 0.74),
    at(n + 3 - tip * 0.7, 1 + depth * 0.66),
    at(n + 7, 2),
    at(m - 9, 1),
    at(m - 3.5, 2.5 + upper * 0.8),
    at(m + 0.5, 0.5),
    at(m + 5, 2.5 + lower * 0.5),
    at(m + 13, -1.5),
    at(101 * k, 1),
    at(112 * k, 0),
  ];
}

/** A skull without hair, for bald and thinning heads. */
export function skullOutline(view: View): string {
  return shape(
    view.hullLine(
      pts('-0.84 44, -0.98 -20, -0.93 -82, -0.64 -114, -0.04 -126, 0.6 -115, 0.94 -84, 1 -46, 0.9 -6'),
    ),
  );
}

/** The near ear; a frontal head shows both, narrow. */
export function ear(view: View, side: 1 | -1): { outer: string; inner: string } {
  const k = view.solid.chin / 118;
  const y0 = -10;
  const y1 = 44 * Math.sqrt(k);
  const root = view.solid.width(12);
  // Frontal ears stand off the head; a turned head shows the near one from the side.
  const wide = side === -1 ? lerp(11, 27, Math.min(1, view.sin * 1.25)) : 11;
  const p = (t: number, v: number): Point => {
    const x = side * root * view.cos - 8 * view.sin + side * wide * t - side * 2;
    return view.flat(x, lerp(y0, y1, v));
  };
  return {
    outer: shape([
      p(-0.2, 0.12),
      p(0.5, -0.03),
      p(1.04, 0.2),
      p(0.9, 0.6),
      p(0.46, 0.97),
      p(0.04, 0.97),
      p(-0.2, 0.8),
      // From the side the ear's front edge shows, with the notch above its lobe.
      ...(view.profile ? [p(-0.02, 0.66), p(-0.06, 0.52), p(-0.22, 0.4)] : []),
    ]),
    inner: shape(
      [p(0.1, 0.2), p(0.66, 0.15), p(0.7, 0.5), p(0.36, 0.7)],
      [p(0.36, 0.7), p(0.46, 0.4), p(0.1, 0.2)],
    ),
  };
}

/** Height of the collar below the eyes; the shoulders of a short face sit higher. */
export const collarHeight = (view: View): number => 143 + (view.solid.chin - 118) * 0.7;

export interface Neck {
  outline: string;
  /** What lies below the jaw in shadow. */
  cast: string;
  /** Left and right edge and front centre at the collar, in head units. */
  near: number;
  far: number;
  pit: number;
}

/** How a neckline cuts the neck: its depth below the collar and whether it ends in a point. */
export interface Neckline {
  drop: number;
  pointed?: boolean;
}

export function neck(view: View, spec: PortraitSpec, shadowSide: 1 | -1, { drop, pointed }: Neckline): Neck {
  const n = spec.build.neck;
  const collar = collarHeight(view);
  const reach = Math.hypot(n * view.cos, n * 1.2 * view.sin);
  const top = -10 * view.sin;
  const base = -30 * view.sin;
  const near = base - reach;
  const far = base + reach;
  const pit = base + n * 0.9 * view.sin;
  const f = (x: number, y: number): Point => view.flat(x, y);
  const left = f(near - 5, collar);
  const right = f(far + 5, collar);
  const low = f(pit, collar + drop);
  const hem = pointed
    ? [
        [left, low],
        [low, right],
      ]
    : [[left, f(near + 6, collar + drop * 0.7), low, f(far - 5, collar + drop * 0.7), right]];
  const outline = shape([f(top - reach, 16), f(top - reach + 1, 100), left], ...hem, [
    right,
    f(top + reach - 1, 100),
    f(top + reach, 16),
  ]);
  const chin = view.solid.chin;
  const cast =
    shadowSide === 1
      ? shape(
          [
            f(near - 20, 70),
            f(near + 6, chin - 14),
            f(lerp(near, pit, 0.7), chin + 15),
            f(far - 12, chin + 36),
            f(far + 30, 190),
          ],
          [f(far + 60, 30), f(near - 20, 30)],
        )
      : shape(
          [
            f(far + 40, 70),
            f(far - 2, chin - 6),
            f(pit, chin + 12),
            f(near + 14, chin + 38),
            f(near - 30, 190),
          ],
          [f(near - 60, 30), f(far + 40, 30)],
        );
  return { outline, cast, near, far, pit };
}
