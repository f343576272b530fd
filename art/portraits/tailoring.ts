/** Parts that garments are sewn from. */

import { lerp } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { Neck } from './head';
import type { Cloth } from './palette';
import type { Sheet } from './sheet';
import { shape } from './strokes';

/** Everything a garment needs to know to be drawn. */
export interface Fit {
  sheet: Sheet;
  neck: Neck;
  cloth: Cloth;
  under: Cloth;
  /** 1 when the far side is in shadow. */
  side: 1 | -1;
  /** Shoulder points, in head units. */
  near: number;
  far: number;
  f: (x: number, y: number) => Point;
}

/** The outline of shoulders and chest. */
function torso({ near, far, f, neck }: Fit): string {
  return shape(
    [
      f(near - 26, 290),
      f(near - 12, 224),
      f(near + 10, 197),
      f(lerp(near, neck.near, 0.5), 182),
      f(neck.near - 3, 168),
    ],
    [
      f(neck.far + 3, 168),
      f(lerp(far, neck.far, 0.5), 182),
      f(far - 10, 197),
      f(far + 12, 224),
      f(far + 26, 290),
    ],
  );
}

/** The torso with its shaded half, the ground of every garment. */
export function body(fit: Fit): void {
  const { sheet, cloth, side, f, neck } = fit;
  const outline = torso(fit);
  const edge = neck.pit + side * 14;
  sheet.plane(cloth.lit, outline, (s) =>
    s.add(
      cloth.shade,
      shape(
        [
          f(edge - side * 6, 150),
          f(edge + side * 10, 190),
          f(edge + side * 2, 226),
          f(edge + side * 12, 290),
        ],
        [f(side * 240, 290), f(side * 240, 150)],
      ),
    ),
  );
}

/** Points named after where they sit on the collar: near side, far side and the pit of the throat. */
export function collarPoints({ neck, f }: Fit): {
  near: (dx: number, y: number) => Point;
  far: (dx: number, y: number) => Point;
  pit: (dx: number, y: number) => Point;
} {
  return {
    near: (dx, y) => f(neck.near + dx, y),
    far: (dx, y) => f(neck.far + dx, y),
    pit: (dx, y) => f(neck.pit + dx, y),
  };
}

/** Two collar wings over an open neck. */
export function wings(fit: Fit, colour: Cloth, depth: number, spread: number): void {
  const { sheet, side } = fit;
  const c = collarPoints(fit);
  const nearTone = side === -1 ? colour.shade : colour.lit;
  const farTone = side === 1 ? colour.shade : colour.lit;
  sheet.add(
    nearTone,
    shape(
      [c.near(-3, 146), c.near(8, 166), c.pit(0, depth)],
      [c.pit(-spread, depth + 22), c.near(-14, 184), c.near(-3, 146)],
    ),
  );
  sheet.add(
    farTone,
    shape(
      [c.far(3, 146), c.far(-6, 166), c.pit(0, depth)],
      [c.pit(spread * 0.9, depth + 22), c.far(13, 184), c.far(3, 146)],
    ),
  );
}

/** The open triangle below the throat. */
export function opening(fit: Fit, fill: string, depth: number): void {
  const c = collarPoints(fit);
  fit.sheet.add(fill, shape([c.near(-9, 162), c.pit(0, depth), c.far(9, 162)]));
}

/** Notched lapels that meet at `depth`. */
export function lapels(fit: Fit, tone: Cloth, depth: number): void {
  const { sheet, side } = fit;
  const c = collarPoints(fit);
  sheet.add(
    side === -1 ? tone.shade : tone.seam,
    shape(
      [c.near(-6, 158), c.pit(-2, depth)],
      [
        c.pit(-14, depth),
        c.near(-30, 218),
        c.near(-20, 210),
        c.near(-34, 202),
        c.near(-16, 166),
        c.near(-6, 158),
      ],
    ),
  );
  sheet.add(
    side === 1 ? tone.shade : tone.seam,
    shape(
      [c.far(6, 158), c.pit(2, depth)],
      [c.pit(12, depth), c.far(28, 218), c.far(18, 210), c.far(32, 202), c.far(15, 166), c.far(6, 158)],
    ),
  );
}

/** The ribbed band of a round neckline. */
export function band(fit: Fit, tone: string, drop: number, thick: number): void {
  const { sheet } = fit;
  const c = collarPoints(fit);
  sheet.add(
    tone,
    shape(
      [
        c.near(-6, 164),
        c.near(6, 164 + drop * 0.7),
        c.pit(0, 164 + drop),
        c.far(-5, 164 + drop * 0.7),
        c.far(6, 164),
      ],
      [
        c.far(12, 168),
        c.far(2, 164 + drop * 0.7 + thick),
        c.pit(0, 164 + drop + thick),
        c.near(0, 164 + drop * 0.7 + thick),
        c.near(-12, 168),
      ],
    ),
  );
}
