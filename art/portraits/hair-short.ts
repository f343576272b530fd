/** Hair that leaves the ears free, down to none at all. */

import { lerp } from '../lib/numbers';
import { cut } from './hair-cut';
import type { DrawHair } from './hairDrawing';
import { rows } from './rows';
import { ellipse, shape } from './strokes';

export const crop = cut({
  line: '66 -42, 58 -68, 46 -80, 18 -73, -14 -73, -46 -80, -59 -66, -67 -42',
  crown: '-1.02 -36, -0.94 -86, -0.6 -122, -0.04 -133, 0.52 -124, 0.9 -92, 1.01 -52',
  burn: 16,
});

export const parted = cut({
  line: '68 -40, 66 -58, 52 -74, 22 -66, -6 -64, -34 -72, -46 -88, -56 -70, -66 -46',
  crown: '-1.02 -36, -1 -82, -0.74 -120, -0.36 -132, 0.1 -142, 0.66 -128, 1 -92, 1.04 -50',
  burn: 12,
  strands: [[6, '-0.36 -112, 0.06 -128, 0.5 -116, 0.74 -92']],
  partings: [[4.5, 'face -44 -86, hull -0.5 -112, -0.42 -128']],
});

export const swept = cut({
  line: '69 -44, 62 -66, 50 -86, 24 -90, -4 -84, -30 -86, -50 -78, -62 -62, -68 -42',
  crown: '-1.05 -34, -1.06 -80, -0.86 -122, -0.4 -148, 0.12 -150, 0.6 -138, 0.92 -106, 1.04 -58',
  burn: 18,
  strands: [[6, '0.3 -92, 0.1 -118, -0.3 -134, -0.68 -122']],
  partings: [
    [4, '0.62 -88, 0.4 -114, 0 -134, -0.4 -140'],
    [4, '-0.1 -88, -0.36 -106, -0.7 -104, -0.92 -80'],
  ],
});

const curlyBase = cut({
  line: '70 -58, 62 -62, 40 -68, 10 -72, -20 -70, -48 -66, -60 -58, -67 -44',
  crown: '-1.02 -36, -1 -84, -0.7 -120, -0.06 -134, 0.56 -124, 0.94 -90, 1 -62',
  partings: [
    [7, '-0.5 -114, -0.34 -128, -0.17 -116'],
    [7, '0 -104, 0.16 -118, 0.33 -106'],
    [7, '0.36 -86, 0.52 -100, 0.69 -88'],
    [7, '-0.9 -80, -0.74 -94, -0.57 -82'],
  ],
});

export const curlyTop: DrawHair = (view) => {
  const base = curlyBase(view);
  const curls = rows(
    // Around the crown, then over the forehead: the position of a curl on the hull, and its radius.
    '-0.98 -74 19, -0.86 -104 22, -0.56 -126 23, -0.16 -138 24, 0.26 -138 23, 0.62 -122 23, 0.9 -98 20, 1 -68 15,' +
      '-0.5 -72 13, -0.2 -72 15, 0.16 -70 14, 0.5 -70 14, 0.78 -66 12',
  );
  return {
    ...base,
    cap: [...base.cap, ...curls.map(([u = 0, y = 0, r = 0]) => ellipse(view.hull(u, y), r))],
  };
};

/** Short and ruffled, with locks over the forehead. */
export const tousled = cut({
  line: '67 -38, 61 -56, 46 -50, 32 -60, 14 -53, -4 -66, -22 -57, -40 -68, -57 -60, -67 -40',
  crown:
    '-1.02 -36, -1.04 -82, -0.88 -114, -0.62 -128, -0.42 -144, -0.14 -140, 0.12 -150, 0.38 -142, 0.64 -140, 0.84 -118, 1 -88, 1.02 -52',
  burn: 12,
  strands: [
    [6, 'widenedFace 38 -66, hull 0.36 -104, 0.1 -132'],
    [6, 'widenedFace 6 -68, hull -0.02 -104, -0.26 -128'],
  ],
  partings: [[5, 'widenedFace -28 -68, hull -0.4 -100, -0.62 -116']],
});

export const receding = cut({
  line: '67 -44, 62 -72, 54 -98, 36 -106, 14 -92, 0 -88, -14 -92, -36 -106, -54 -96, -62 -70, -68 -44',
  crown: '-1.02 -36, -0.98 -82, -0.7 -116, -0.1 -131, 0.5 -122, 0.86 -94, 1.0 -52',
  burn: 16,
});

/** Clipped to a shadow of hair. */
export const buzz = cut({
  line: '67 -44, 60 -70, 48 -86, 26 -88, 0 -86, -26 -88, -48 -86, -60 -68, -68 -44',
  crown: '-1.0 -36, -0.96 -82, -0.68 -115, -0.08 -128, 0.5 -120, 0.86 -92, 1 -52',
  burn: 20,
});

/** Tight curls in a round, even shape. */
export const afro = cut({
  line: '70 -40, 64 -62, 42 -78, 4 -84, -34 -79, -57 -64, -67 -38',
  crown:
    '-1.08 -10, -1.24 -44, -1.24 -86, -1.04 -121, -0.66 -144, -0.14 -152, 0.4 -147, 0.86 -128, 1.16 -94, 1.2 -58, 1.08 -34',
  burn: 18,
  strands: [
    [9, '-0.86 -92, -0.6 -123, -0.2 -137'],
    [9, '-0.5 -96, -0.3 -115, 0 -124'],
  ],
});

/** Half long, parted in the middle, falling to both temples. */
export const curtained = cut({
  line: '69 -30, 65 -40, 54 -52, 30 -72, 6 -96, -16 -74, -42 -52, -60 -30, -68 -14',
  crown: '-1.1 -20, -1.14 -70, -0.98 -116, -0.56 -144, 0.02 -148, 0.6 -140, 0.98 -108, 1.1 -64, 1.04 -40',
  burn: 8,
  strands: [[7, '-0.1 -132, widenedFace -30 -80, -60 -40']],
  partings: [
    [5, 'widenedFace 5 -92, hull 0.1 -118, 0.06 -146'],
    [4, '-0.4 -128, -0.82 -90, -0.98 -30'],
  ],
});

/** Combed straight back, long enough to show the comb. */
export const slick = cut({
  line: '67 -40, 63 -66, 50 -90, 24 -97, -2 -95, -30 -96, -52 -86, -63 -64, -68 -42',
  crown: '-1.06 -26, -1.08 -76, -0.88 -120, -0.44 -142, 0.1 -147, 0.6 -134, 0.94 -100, 1.03 -54',
  burn: 18,
  partings: [[4, '0.3 -104, -0.1 -126, -0.6 -116, -0.92 -66']],
});

/** A bald crown with a wreath of short hair round the back, as a turned head shows it: on the near side alone. */
export const halo: DrawHair = (view) => {
  const t = view.napeShown;
  const near = shape(
    [
      view.face(-71.5, 10),
      view.face(-68, -14),
      view.face(-71, -40),
      view.hull(lerp(-0.97, -0.8, t), lerp(-66, -58, t)),
      view.hull(-1, lerp(-70, -64, t)),
    ],
    [
      view.hull(-1.03, -44),
      view.hull(lerp(-1.02, -1, t), lerp(-20, 2, t)),
      view.hull(lerp(-0.98, -0.92, t), lerp(0, 24, t)),
      view.hull(lerp(-0.96, -0.86, t), lerp(6, 38, t)),
      view.flat(view.earX, 16),
    ],
  );
  return { cap: [near], ears: true, skull: true };
};

/** Short, soft, with a side-swept front; a woman's short cut. */
export const pixie = cut({
  line: '70 -20, 66 -36, 50 -46, 24 -54, -8 -70, -34 -90, -46 -78, -58 -56, -66 -34',
  crown: '-1.06 -26, -1.1 -70, -0.92 -118, -0.5 -142, 0.06 -150, 0.6 -140, 0.98 -104, 1.1 -56, 1.06 -16',
  burn: 24,
  strands: [[6, 'face -26 -94, 4 -84, 34 -66, 56 -50']],
  partings: [
    [4, 'face -34 -90, hull -0.36 -118, -0.2 -136'],
    [4, 'face -42 -94, hull -0.72 -106, -0.94 -76'],
  ],
});
