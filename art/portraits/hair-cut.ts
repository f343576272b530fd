import { lerp } from '../lib/numbers';
import { type Point, pts } from '../lib/point';
import type { HairDrawing } from './hairDrawing';
import type { Rows } from './rows';
import { shape } from './strokes';
import type { View } from './view';

interface Cut {
  /** The front hairline from the far temple to the near one, on the face. */
  line: Rows;
  /** The outline over the crown from the near side to the far side, as hull points. */
  crown: readonly Point[];
  /** Height at which the sideburns end. */
  burn?: number;
  strands?: string[];
  partings?: string[];
}

/** From this turn on (as a sine) the far sideburn is out of sight. */
const FAR_BURN_HIDDEN = 0.42;

/** Hair that leaves the ears free and ends at the nape. */
export function cut(view: View, { line, crown, burn = 14, strands, partings }: Cut): HairDrawing {
  // A frontal head hides the nape; a turned one shows the hair go round behind the ear.
  const { napeShown: t, sideOn: side } = view;
  const end = view.hull(-0.97 + 0.08 * t + 0.28 * side, lerp(burn - 8, 34, t) + 20 * side);
  const behind = view.hull(lerp(-0.99, -0.92, t) + 0.06 * side, lerp(-4, 24, t) + 10 * side);
  const over = view.hull(lerp(-1, -0.99, t), lerp(-14, 0, t));
  const hairline = view.hairline(line);
  const tip = view.near(burn);
  const burnLine = [...view.faceLine(pts('-69.5 -24, -70.5 -4')), tip];
  const ear = [tip, ...(t > 0.4 ? [view.flat(view.earX - 4, 20)] : []), end];
  const outline = [end, behind, over, ...view.crown(crown, hairline)];
  const temple =
    view.sin < FAR_BURN_HIDDEN
      ? view.faceLine([
          [74, burn - 16],
          [70.5, -12],
        ])
      : [];
  const drop = view.sin < FAR_BURN_HIDDEN ? [view.hull(1.01, -24), view.far(burn - 12, 1)] : [];
  return {
    cap: [shape([...temple, ...hairline, ...burnLine], ear, [...outline, ...drop])],
    strands,
    partings,
    ears: true,
  };
}
