import { lerp } from '../lib/numbers';
import { pts } from '../lib/point';
import { type DrawHair, drawStrands, type Strand } from './hairDrawing';
import { shape } from './strokes';

interface Cut {
  /** The front hairline from the far temple to the near one, on the face. */
  line: string;
  /** The outline over the crown from the near side to the far side, as hull points. */
  crown: string;
  /** Height at which the sideburns end. */
  burn?: number;
  strands?: readonly Strand[];
  partings?: readonly Strand[];
}

/** From this turn on (as a sine) the far sideburn is out of sight. */
const FAR_BURN_HIDDEN = 0.42;

/** Hair that leaves the ears free and ends at the nape. */
export const cut =
  ({ line, crown, burn = 14, strands, partings }: Cut): DrawHair =>
  (view) => {
    // A frontal head hides the nape; a turned one shows the hair go round behind the ear.
    const { napeShown: t, sideOn: side } = view;
    const end = view.hull(-0.97 + 0.08 * t + 0.36 * side, lerp(burn - 8, 34, t) + 20 * side);
    const behind = view.hull(lerp(-0.99, -0.92, t) + 0.06 * side, lerp(-4, 24, t) + 10 * side);
    const over = view.hull(lerp(-1, -0.99, t), lerp(-14, 0, t));
    const hairline = view.hairline(pts(line));
    const tip = view.near(burn);
    const burnLine = [...view.faceLine(pts('-69.5 -24, -70.5 -4')), tip];
    const ear = [tip, ...(t > 0.4 ? [view.flat(view.earX - 4, 20)] : []), end];
    const outline = [end, behind, over, ...view.crown(pts(crown), hairline)];
    const showsFarBurn = view.sin < FAR_BURN_HIDDEN;
    const temple = showsFarBurn ? view.faceLine(pts(`74 ${burn - 16}, 70.5 -12`)) : [];
    const drop = showsFarBurn ? [view.far(-34, 3), view.far(burn - 12, 1)] : [];
    return {
      cap: [shape([...temple, ...hairline, ...burnLine], ear, [...outline, ...drop])],
      strands: drawStrands(view, strands),
      partings: drawStrands(view, partings),
      ears: true,
    };
  };
