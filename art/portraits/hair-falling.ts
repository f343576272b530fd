import { type Point, pts } from '../lib/point';
import { type DrawHair, drawStrands, type Strand } from './hairDrawing';
import { shape } from './strokes';
import type { View } from './view';

/** Hair that falls past the ears, written down once for every view. */
interface Fall {
  /** Hairline from the far temple to the near one, on the face. */
  line: string;
  /** Inner edge of the near curtain, downwards. */
  nearIn: string;
  /** Outline from the near curtain's end over the crown to the far temple, as hull points. */
  outer: string;
  /** The far curtain, downwards on its outer edge and up again on its inner one. */
  farOut: string;
  farIn: string;
  /** The mass behind the neck. */
  back: string;
  strands?: readonly Strand[];
  partings?: readonly Strand[];
}

/** Curtains hang free below the cheek, so there they keep to the hull and not to the jaw. */
const hang = (view: View, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => (y > 44 ? view.hull(x / 78, y) : view.widenedFace(x, y)));

const fall =
  ({ line, nearIn, outer, farOut, farIn, back, strands, partings }: Fall): DrawHair =>
  (view) => {
    const near = shape([...view.faceLine(pts(line)), ...hang(view, pts(nearIn))], view.hullLine(pts(outer)));
    const frontal = view.sin < 0.16;
    // Behind a turned face the far curtain has to reach in under the cheek.
    const inner = pts(farIn).map(([x, y]): Point => [frontal ? x : x * 0.7, y]);
    const far = shape(view.hullLine(pts(farOut)), hang(view, inner));
    return {
      back: [shape(view.hullLine(pts(back)))],
      far: frontal ? [] : [far],
      cap: frontal ? [near, far] : [near],
      strands: drawStrands(view, strands),
      partings: drawStrands(view, partings),
      ears: false,
    };
  };

export const bob = fall({
  line: '68 -24, 56 -58, 24 -78, -20 -95',
  nearIn: '-38 -74, -52 -44, -59 -4, -60 40, -62 84, -66 112',
  outer:
    '-1.0 112, -1.1 100, -1.16 50, -1.14 -40, -0.9 -116, -0.34 -142, 0.3 -142, 0.82 -116, 1.08 -60, 1.08 -20',
  farOut: '1.08 -60, 1.14 0, 1.12 60, 1.04 110',
  farIn: '64 110, 66 70, 66 20, 66 -40',
  back: '-0.94 112, -0.9 -60, 0.8 -60, 0.86 110',
  strands: [
    [7, 'widenedFace -20 -99, 30 -84, 66 -40, hull 1.02 10'],
    [7, '-0.6 -104, -0.94 -40, -0.98 70'],
  ],
  partings: [[5, 'widenedFace -20 -94, hull -0.3 -118, -0.24 -142']],
});

export const lob = fall({
  line: '70 -20, 62 -40, 44 -68, 14 -96',
  nearIn: '-24 -74, -50 -38, -61 6, -60 44, -66 90, -58 142',
  outer:
    '-0.86 152, -1.16 142, -1.1 80, -1.16 10, -1.12 -66, -0.84 -122, -0.36 -142, 0.2 -144, 0.74 -126, 1.06 -72, 1.08 -20',
  farOut: '1.06 -72, 1.12 0, 1.1 70, 1.18 132, 0.98 146',
  farIn: '60 138, 64 80, 66 10, 66 -40',
  back: '-0.9 136, -0.9 -60, 0.8 -60, 0.9 134',
  strands: [
    [7, 'widenedFace 18 -99, 52 -72, hull 1.0 -40, 1.04 20'],
    [8, '-0.5 -112, -0.92 -50, -0.98 40, -0.92 110'],
  ],
  partings: [[5, 'widenedFace 13 -94, hull 0.16 -120, 0.16 -143']],
});

export const long = fall({
  line: '69 -10, 64 -36, 44 -74, 0 -101',
  nearIn: '-44 -70, -62 -30, -65 20, -62 80, -70 140, -58 210',
  outer:
    '-0.84 232, -1.18 216, -1.2 130, -1.12 30, -1.12 -50, -0.9 -114, -0.4 -142, 0 -144, 0.4 -142, 0.9 -112, 1.1 -50, 1.1 -10',
  farOut: '1.1 -50, 1.12 30, 1.22 130, 1.16 206, 0.96 222',
  farIn: '64 206, 70 120, 64 60, 66 0, 66 -40',
  back: '-1.0 190, -0.9 -60, 0.8 -60, 1.0 180',
  strands: [
    [9, '-0.24 -126, -0.84 -60, -0.98 40, -1.04 180'],
    [7, '0.3 -124, 0.86 -60, 0.98 30'],
  ],
  partings: [
    [5, 'widenedFace 0 -99, hull 0 -122, 0 -144'],
    [5, '-0.88 20, -0.92 110, -0.88 220'],
  ],
});

export const wavy = fall({
  line: '70 -16, 62 -44, 34 -88',
  nearIn: '-2 -78, -42 -54, -61 -14, -57 22, -68 64, -58 104, -72 148, -60 186',
  outer:
    '-0.86 200, -1.18 190, -1.32 156, -1.18 116, -1.3 74, -1.14 30, -1.2 -30, -1.02 -96, -0.56 -140, 0 -151, 0.5 -145, 0.94 -108, 1.12 -56, 1.06 -14',
  farOut: '1.12 -56, 1.08 0, 1.22 44, 1.12 86, 1.28 130, 1.06 168',
  farIn: '66 150, 78 110, 62 66, 70 16, 66 -40',
  back: '-0.9 170, -0.9 -60, 0.8 -60, 0.9 150',
  strands: [
    [8, 'widenedFace 26 -92, -10 -84, -50 -62, hull -0.96 0, -0.98 50'],
    [7, '-1.14 60, -0.98 108, -1.16 156'],
  ],
  partings: [
    [5, 'widenedFace 34 -86, hull 0.46 -116, 0.42 -147'],
    [6, '-0.94 36, -1.08 76, -0.92 116, -1.02 170'],
  ],
});

export const greyWaves = fall({
  line: '70 -14, 62 -48, 34 -90',
  nearIn: '8 -74, -28 -68, -54 -44, -65 -14, -57 16, -66 48, -70 76, -86 90',
  outer:
    '-1.12 90, -1.26 66, -1.22 46, -1.12 18, -1.24 -24, -1.12 -78, -0.82 -126, -0.28 -150, 0.28 -155, 0.76 -136, 1.06 -92, 1.16 -44, 1.06 -10',
  farOut: '1.16 -44, 1.08 4, 1.2 40, 1.14 74, 1 82',
  farIn: '72 78, 70 44, 66 8, 66 -40',
  back: '-0.9 76, -0.9 -60, 0.8 -60, 0.9 76',
  partings: [
    [5, 'widenedFace 34 -88, hull 0.4 -118, 0.32 -153'],
    [6, 'widenedFace 24 -100, hull -0.2 -112, -0.7 -92, -1 -40, -0.9 8, -1.06 50'],
    [5, '0.1 -134, -0.4 -130, -0.88 -94'],
  ],
});

/** A straight fringe to the brows over shoulder-length hair. */
export const fringe = fall({
  line: '69 -14, 63 -36, 30 -38, 0 -40, -30 -38',
  nearIn: '-56 -34, -62 10, -62 44, -68 100, -64 148',
  outer:
    '-0.86 156, -1.12 148, -1.12 40, -1.12 -56, -0.86 -116, -0.36 -142, 0.14 -144, 0.7 -126, 1.02 -80, 1.1 -14',
  farOut: '1.02 -80, 1.12 0, 1.1 80, 1.1 148',
  farIn: '64 146, 66 80, 66 20, 66 -40',
  back: '-1 148, -0.9 -60, 0.8 -60, 1 144',
  strands: [
    [9, '-0.5 -122, -0.88 -50, -0.92 60, -0.9 130'],
    [6, '-0.06 -132, widenedFace -14 -90, -18 -48'],
    [6, '-0.24 -132, widenedFace -38 -90, -42 -46'],
  ],
});
