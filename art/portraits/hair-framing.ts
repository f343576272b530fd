/** Outlines that go all the way round the face. */

import { lerp } from '../lib/numbers';
import { pts } from '../lib/point';
import { elementAt } from './elementAt';
import { type DrawHair, drawStrands } from './hairDrawing';
import { lobes, shape } from './strokes';

export const curls: DrawHair = (view) => {
  const clockwise = !view.mirrored;
  const outer = view.hullLine(
    pts(
      '-0.56 82, -0.86 96, -1.18 88, -1.38 58, -1.46 20, -1.5 -22, -1.38 -66, -1.18 -106, -0.82 -138, -0.36 -156, 0.12 -160, 0.58 -146, 0.98 -118, 1.26 -80, 1.36 -36, 1.36 8, 1.22 46, 1.06 70, 0.86 62',
    ),
  );
  const inner = view.faceLine(
    pts('62 40, 68 12, 66 -14, 62 -40, 44 -58, 20 -66, -6 -68, -32 -62, -54 -46, -64 -20, -64 8, -66 36'),
  );
  const [outerStart, innerStart] = [elementAt(outer, 0), elementAt(inner, 0)];
  const loop = `M${outerStart.join(' ')}${lobes(outer, clockwise)}L${innerStart.join(' ')}${lobes(inner, !clockwise, 0.56)}Z`;
  return {
    back: [shape(view.hullLine(pts('-0.9 72, -1 -60, 1.1 -60, 1 62')))],
    cap: [loop],
    ears: false,
  };
};

export const headscarf: DrawHair = (view) => {
  const chin = view.flat(lerp(0, 40, view.sin * 2), view.solid.chin);
  const inner = view.faceLine(
    pts(
      '30 112, 56 76, 66 30, 66 -20, 56 -56, 28 -76, 0 -80, -28 -76, -56 -56, -67 -20, -67 30, -60 72, -34 112',
    ),
  );
  const outer = view.hullLine(
    pts(
      '-1.5 190, -1.16 140, -1.04 80, -1.12 10, -1.14 -60, -0.9 -118, -0.42 -144, 0.08 -148, 0.62 -132, 0.98 -90, 1.08 -30, 1.0 50, 0.9 110, 1.1 160, 1.3 188',
    ),
  );
  const hem = view.hullLine(pts('1.3 188, 0.4 206, -0.6 210, -1.5 190'));
  // The face opening runs against the outline and stays free.
  return {
    cap: [shape(outer, hem) + shape([chin, ...inner, chin])],
    strands: drawStrands(view, [[9, '-0.3 -130, -0.84 -70, -0.96 10, -0.86 90']]),
    partings: drawStrands(view, [
      [7, '-0.9 -20, -0.86 60, -0.3 150, 0.3 172'],
      [5, '-1.0 60, -0.8 120, -0.2 184'],
      [4, '-0.5 -110, -0.72 -92, -0.86 -40'],
    ]),
    ears: false,
  };
};
