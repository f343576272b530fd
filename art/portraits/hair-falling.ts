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
  line: '69 -14, 64 -40, 44 -70, 14 -97',
  nearIn: '-24 -76, -50 -42, -61 0, -60 44, -66 88, -52 126',
  outer:
    '-0.6 142, -0.9 148, -1.16 132, -1.14 80, -1.16 10, -1.12 -66, -0.84 -122, -0.36 -143, 0.2 -146, 0.74 -128, 1.06 -76, 1.1 -14',
  farOut: '0.94 -104, 1.1 -50, 1.12 20, 1.14 84, 1.12 128, 0.86 142',
  farIn: '50 128, 64 84, 66 20, 60 -60',
  back: '-0.8 132, -0.9 -60, 0.8 -60, 0.8 132',
  strands: [
    [7, 'widenedFace 18 -99, 52 -72, hull 1.0 -40, 1.04 20'],
    [8, '-0.5 -112, -0.92 -50, -0.98 40, -0.92 110'],
  ],
  partings: [
    [5, 'widenedFace 13 -94, hull 0.16 -120, 0.16 -144'],
    [5, '-0.9 30, -0.98 80, -0.84 130'],
  ],
});

export const long = fall({
  line: '67 -8, 63 -36, 46 -68, 10 -98',
  nearIn: '-30 -80, -55 -46, -62 -4, -57 40, -62 84, -50 130, -58 180, -44 236',
  outer:
    '-0.7 250, -1.04 240, -1.28 196, -1.14 140, -1.22 80, -1.12 20, -1.15 -50, -0.92 -112, -0.42 -143, 0.04 -147, 0.46 -142, 0.92 -112, 1.1 -50, 1.1 -8',
  farOut: '0.98 -98, 1.12 -50, 1.12 20, 1.22 90, 1.12 150, 1.2 200, 1.04 226, 0.9 216',
  farIn: '60 190, 64 120, 66 60, 64 0, 60 -60',
  back: '-1.0 190, -0.9 -60, 0.8 -60, 1.0 180',
  strands: [
    [9, 'widenedFace -8 -102, -48 -76, hull -0.96 -20, -0.98 50'],
    [7, '-1.1 70, -0.96 130, -1.12 190'],
    [7, '0.36 -124, 0.86 -60, 0.98 30'],
  ],
  partings: [
    [5, 'widenedFace 10 -96, hull 0.12 -122, 0.1 -146'],
    [5, '-0.86 20, -0.98 84, -0.84 140, -0.94 220'],
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
  line: '70 -14, 60 -50, 32 -92',
  nearIn: '6 -80, -32 -74, -57 -46, -65 -12, -58 20, -62 54, -60 80, -62 98',
  outer:
    '-0.86 110, -1.04 112, -1.22 94, -1.28 62, -1.2 24, -1.25 -24, -1.13 -78, -0.82 -127, -0.28 -151, 0.28 -155, 0.76 -137, 1.06 -92, 1.16 -44, 1.08 -8',
  farOut: '0.98 -104, 1.16 -44, 1.1 4, 1.2 44, 1.14 80, 0.9 96',
  farIn: '52 92, 66 62, 68 30, 66 -10, 60 -60',
  back: '-0.94 100, -0.9 -60, 0.8 -60, 0.86 84, -0.2 90, -0.56 108, -0.8 112',
  strands: [[8, 'widenedFace 10 -104, hull -0.4 -118, -0.86 -84, -1.08 -20']],
  partings: [
    [5, 'widenedFace 34 -88, hull 0.4 -118, 0.32 -153'],
    [6, 'widenedFace 16 -94, hull -0.3 -100, -0.86 -56, -1 0, -0.9 40, -0.98 84'],
    [4.5, '-1.12 20, -1.14 60, -0.9 100'],
  ],
});

/** A straight fringe to the brows over shoulder-length hair. */
export const fringe = fall({
  line: '69 -14, 63 -36, 30 -38, 0 -40, -30 -38',
  nearIn: '-56 -34, -62 10, -62 44, -66 100, -56 142',
  outer:
    '-0.8 156, -1.06 154, -1.14 130, -1.12 40, -1.12 -56, -0.86 -116, -0.36 -142, 0.14 -144, 0.7 -126, 1.02 -80, 1.1 -14',
  farOut: '1.02 -80, 1.1 -30, 1.12 30, 1.12 90, 1.08 142, 0.9 154',
  farIn: '60 148, 66 80, 66 20, 66 -40',
  back: '-0.9 140, -0.9 -60, 0.8 -60, 0.9 140',
  strands: [
    [9, '-0.5 -122, -0.88 -50, -0.92 60, -0.9 130'],
    [6, '-0.06 -132, widenedFace -14 -90, -18 -48'],
    [6, '-0.24 -132, widenedFace -38 -90, -42 -46'],
  ],
});

/** Layers to the shoulders with a fringe that parts over the brows. */
export const shag = fall({
  line: '69 -6, 64 -30, 50 -40, 30 -52, 8 -84',
  nearIn: '-10 -56, -34 -42, -58 -34, -63 0, -56 34, -68 70, -58 104, -72 132, -62 150',
  outer:
    '-0.9 158, -1.2 148, -1.12 128, -1.26 104, -1.16 74, -1.22 40, -1.14 4, -1.18 -50, -0.96 -112, -0.5 -146, 0.04 -154, 0.56 -144, 0.98 -106, 1.14 -50, 1.1 -6',
  farOut: '1 -100, 1.14 -50, 1.12 10, 1.22 50, 1.14 90, 1.22 118, 1.08 140, 0.9 136',
  farIn: '62 122, 70 96, 62 60, 67 10, 60 -60',
  back: '-0.96 146, -0.9 -60, 0.8 -60, 0.96 140',
  strands: [
    [7, '0 -128, widenedFace -20 -84, -40 -56, -60 -36'],
    [7, '-1.1 10, -0.98 60, -1.12 120'],
  ],
  partings: [
    [5, 'widenedFace 8 -84, hull 0.1 -116, 0.06 -150'],
    [5, '-0.9 30, -1 76, -0.86 130'],
  ],
});
