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

/**
 * A shape sewn onto the collar, one text per stroke: its points are `near`, `far` or `pit` (the collar's near side, its
 * far side or the pit of the throat), how far across from there in head units, and the row.
 */
export function sewn(fit: Fit, ...strokes: readonly string[]): string {
  return shape(...strokes.map((stroke) => onCollar(fit, stroke)));
}

/** The points of one stroke of `sewn`, for a line. */
export function onCollar({ neck, f }: Fit, stroke: string): Point[] {
  return stroke.split(', ').map((point) => {
    const [place, across, row] = point.split(' ');
    return f(neck[place as 'near' | 'far' | 'pit'] + Number(across), Number(row));
  });
}

/** The near and the far piece of what opens in the middle, one of them in the light and the other in the shade. */
export function pair(
  fit: Fit,
  shade: string,
  light: string,
  near: readonly string[],
  far: readonly string[],
): void {
  fit.sheet.add(fit.side === -1 ? shade : light, sewn(fit, ...near));
  fit.sheet.add(fit.side === 1 ? shade : light, sewn(fit, ...far));
}

/** Two collar wings over an open neck. */
export function wings(fit: Fit, colour: Cloth, depth: number, spread: number): void {
  const end = depth + 22;
  pair(
    fit,
    colour.shade,
    colour.lit,
    [`near -3 146, near 8 166, pit 0 ${depth}`, `pit ${-spread} ${end}, near -14 184, near -3 146`],
    [`far 3 146, far -6 166, pit 0 ${depth}`, `pit ${spread * 0.9} ${end}, far 13 184, far 3 146`],
  );
}

/** The open triangle below the throat. */
export function opening(fit: Fit, fill: string, depth: number): void {
  fit.sheet.add(fill, sewn(fit, `near -9 162, pit 0 ${depth}, far 9 162`));
}

/** Notched lapels that meet at `depth`. */
export function lapels(fit: Fit, tone: Cloth, depth: number): void {
  const near = `pit -14 ${depth}, near -30 218, near -20 210, near -34 202, near -16 166, near -6 158`;
  const far = `pit 12 ${depth}, far 28 218, far 18 210, far 32 202, far 15 166, far 6 158`;
  pair(
    fit,
    tone.shade,
    tone.seam,
    [`near -6 158, pit -2 ${depth}`, near],
    [`far 6 158, pit 2 ${depth}`, far],
  );
}

/** The ribbed band of a round neckline. */
export function band(fit: Fit, tone: string, drop: number, thick: number): void {
  const side = 164 + drop * 0.7;
  const low = 164 + drop;
  fit.sheet.add(
    tone,
    sewn(
      fit,
      `near -6 164, near 6 ${side}, pit 0 ${low}, far -5 ${side}, far 6 164`,
      `far 12 168, far 2 ${side + thick}, pit 0 ${low + thick}, near 0 ${side + thick}, near -12 168`,
    ),
  );
}
