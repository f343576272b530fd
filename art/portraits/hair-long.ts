import type { Point } from './geometry';
import { brush, lobes, mix, pts, shape } from './geometry';
import type { HairDrawing } from './hair';
import type { View } from './view';

type Rows = readonly Point[];

/** Hair that falls past the ears, written down once for every view. */
interface Fall {
  /** Hairline from the far temple to the near one, on the face. */
  line: Rows;
  /** Inner edge of the near curtain, downwards. */
  nearIn: Rows;
  /** Outline from the near curtain's end over the crown to the far temple, as hull points. */
  outer: Rows;
  /** The far curtain, downwards on its outer edge and up again on its inner one. */
  farOut: Rows;
  farIn: Rows;
  /** The mass behind the neck. */
  back?: Rows;
  strands?: string[];
  partings?: string[];
}

/** Curtains hang free below the cheek, so there they keep to the hull and not to the jaw. */
const hang = (view: View, rows: Rows): Point[] =>
  rows.map(([x, y]) => (y > 44 ? view.hull(x / 78, y) : (view.faceLine([[x, y]])[0] as Point)));

function fall(
  view: View,
  { line, nearIn, outer, farOut, farIn, back, strands = [], partings = [] }: Fall,
): HairDrawing {
  const near = shape([...view.faceLine(line), ...hang(view, nearIn)], view.hullLine(outer));
  const frontal = view.sin < 0.16;
  // Behind a turned face the far curtain has to reach in under the cheek.
  const far = shape(view.hullLine(farOut), hang(view, frontal ? farIn : farIn.map(([x, y]) => [x * 0.7, y])));
  return {
    back: back ? [shape(view.hullLine(back))] : [],
    far: frontal ? [] : [far],
    cap: frontal ? [near, far] : [near],
    strands,
    partings,
    ears: false,
  };
}

export function bob(view: View): HairDrawing {
  return fall(view, {
    line: pts('68 -24, 56 -58, 24 -78, -20 -95'),
    nearIn: pts('-38 -74, -52 -44, -59 -4, -60 40, -62 84, -66 112'),
    outer: pts(
      '-1.0 112, -1.1 100, -1.16 50, -1.14 -40, -0.9 -116, -0.34 -142, 0.3 -142, 0.82 -116, 1.08 -60, 1.08 -20',
    ),
    farOut: pts('1.08 -60, 1.14 0, 1.12 60, 1.04 110'),
    farIn: pts('64 110, 66 70, 66 20, 66 -40'),
    back: pts('-0.94 112, -0.9 -60, 0.8 -60, 0.86 110'),
    strands: [
      brush([...view.faceLine(pts('-20 -99, 30 -84, 66 -40')), view.hull(1.02, 10)], 7),
      brush(view.hullLine(pts('-0.6 -104, -0.94 -40, -0.98 70')), 7),
    ],
    partings: [brush([...view.faceLine(pts('-20 -94')), view.hull(-0.3, -118), view.hull(-0.24, -142)], 5)],
  });
}

export function lob(view: View): HairDrawing {
  return fall(view, {
    line: pts('70 -20, 62 -40, 44 -68, 14 -96'),
    nearIn: pts('-24 -74, -50 -38, -61 6, -60 44, -66 90, -58 142'),
    outer: pts(
      '-0.86 152, -1.16 142, -1.1 80, -1.16 10, -1.12 -66, -0.84 -122, -0.36 -142, 0.2 -144, 0.74 -126, 1.06 -72, 1.08 -20',
    ),
    farOut: pts('1.06 -72, 1.12 0, 1.1 70, 1.18 132, 0.98 146'),
    farIn: pts('60 138, 64 80, 66 10, 66 -40'),
    back: pts('-0.9 136, -0.9 -60, 0.8 -60, 0.9 134'),
    strands: [
      brush([...view.faceLine(pts('18 -99, 52 -72')), view.hull(1.0, -40), view.hull(1.04, 20)], 7),
      brush(view.hullLine(pts('-0.5 -112, -0.92 -50, -0.98 40, -0.92 110')), 8),
    ],
    partings: [brush([...view.faceLine(pts('13 -94')), view.hull(0.16, -120), view.hull(0.16, -143)], 5)],
  });
}

export function long(view: View): HairDrawing {
  return fall(view, {
    line: pts('69 -10, 64 -36, 44 -74, 0 -101'),
    nearIn: pts('-44 -70, -62 -30, -65 20, -62 80, -70 140, -58 210'),
    outer: pts(
      '-0.84 232, -1.18 216, -1.2 130, -1.12 30, -1.12 -50, -0.9 -114, -0.4 -142, 0 -144, 0.4 -142, 0.9 -112, 1.1 -50, 1.1 -10',
    ),
    farOut: pts('1.1 -50, 1.12 30, 1.22 130, 1.16 206, 0.96 222'),
    farIn: pts('64 206, 70 120, 64 60, 66 0, 66 -40'),
    back: pts('-1.0 190, -0.9 -60, 0.8 -60, 1.0 180'),
    strands: [
      brush(view.hullLine(pts('-0.24 -126, -0.84 -60, -0.98 40, -1.04 180')), 9),
      brush(view.hullLine(pts('0.3 -124, 0.86 -60, 0.98 30')), 7),
    ],
    partings: [
      brush([...view.faceLine(pts('0 -99')), view.hull(0, -122), view.hull(0, -144)], 5),
      brush(view.hullLine(pts('-0.88 20, -0.92 110, -0.88 220')), 5),
    ],
  });
}

export function wavy(view: View): HairDrawing {
  return fall(view, {
    line: pts('70 -16, 62 -44, 34 -88'),
    nearIn: pts('-2 -78, -42 -54, -61 -14, -57 22, -68 64, -58 104, -72 148, -60 186'),
    outer: pts(
      '-0.86 200, -1.18 190, -1.32 156, -1.18 116, -1.3 74, -1.14 30, -1.2 -30, -1.02 -96, -0.56 -140, 0 -151, 0.5 -145, 0.94 -108, 1.12 -56, 1.06 -14',
    ),
    farOut: pts('1.12 -56, 1.08 0, 1.22 44, 1.12 86, 1.28 130, 1.06 168'),
    farIn: pts('66 150, 78 110, 62 66, 70 16, 66 -40'),
    back: pts('-0.9 170, -0.9 -60, 0.8 -60, 0.9 150'),
    strands: [
      brush(
        [...view.faceLine(pts('26 -92, -10 -84, -50 -62')), view.hull(-0.96, 0), view.hull(-0.98, 50)],
        8,
      ),
      brush(view.hullLine(pts('-1.14 60, -0.98 108, -1.16 156')), 7),
    ],
    partings: [
      brush([...view.faceLine(pts('34 -86')), view.hull(0.46, -116), view.hull(0.42, -147)], 5),
      brush(view.hullLine(pts('-0.94 36, -1.08 76, -0.92 116, -1.02 170')), 6),
    ],
  });
}

export function greyWaves(view: View): HairDrawing {
  return fall(view, {
    line: pts('70 -14, 62 -48, 34 -90'),
    nearIn: pts('8 -74, -28 -68, -54 -44, -65 -14, -57 16, -66 48, -70 76, -86 90'),
    outer: pts(
      '-1.12 90, -1.26 66, -1.22 46, -1.12 18, -1.24 -24, -1.12 -78, -0.82 -126, -0.28 -150, 0.28 -155, 0.76 -136, 1.06 -92, 1.16 -44, 1.06 -10',
    ),
    farOut: pts('1.16 -44, 1.08 4, 1.2 40, 1.14 74, 1 82'),
    farIn: pts('72 78, 70 44, 66 8, 66 -40'),
    back: pts('-0.9 76, -0.9 -60, 0.8 -60, 0.9 76'),
    strands: [],
    partings: [
      brush([...view.faceLine(pts('34 -88')), view.hull(0.4, -118), view.hull(0.32, -153)], 5),
      brush(
        [
          ...view.faceLine(pts('24 -100')),
          view.hull(-0.2, -112),
          view.hull(-0.7, -92),
          view.hull(-1, -40),
          view.hull(-0.9, 8),
          view.hull(-1.06, 50),
        ],
        6,
      ),
      brush(view.hullLine(pts('0.1 -134, -0.4 -130, -0.88 -94')), 5),
    ],
  });
}

/** A straight fringe to the brows over shoulder-length hair. */
export function fringe(view: View): HairDrawing {
  return fall(view, {
    line: pts('69 -14, 63 -36, 30 -38, 0 -40, -30 -38'),
    nearIn: pts('-56 -34, -62 10, -62 44, -68 100, -64 148'),
    outer: pts(
      '-0.86 156, -1.12 148, -1.12 40, -1.12 -56, -0.86 -116, -0.36 -142, 0.14 -144, 0.7 -126, 1.02 -80, 1.1 -14',
    ),
    farOut: pts('1.02 -80, 1.12 0, 1.1 80, 1.1 148'),
    farIn: pts('64 146, 66 80, 66 20, 66 -40'),
    back: pts('-1 148, -0.9 -60, 0.8 -60, 1 144'),
    strands: [
      brush(view.hullLine(pts('-0.5 -122, -0.88 -50, -0.92 60, -0.9 130')), 9),
      brush([view.hull(-0.06, -132), ...view.faceLine(pts('-14 -90, -18 -48'))], 6),
      brush([view.hull(-0.24, -132), ...view.faceLine(pts('-38 -90, -42 -46'))], 6),
    ],
  });
}

/** Hair combed back tightly with free ears; shared by the knots and the ponytail. */
function combed(view: View, back: Rows, partings: string[], line: Rows): HairDrawing {
  const t = Math.min(1, view.sin * 2);
  const side = Math.max(0, view.turned - 0.5) * 2;
  const end = view.hull(mix(-0.98, -0.86, t) + 0.24 * side, mix(-2, 40, t) + 12 * side);
  const tip = view.near(6);
  const temple = view.profile ? [] : view.faceLine(pts('72 -6, 69 -22'));
  const hairline = view.hairline(line);
  const inner = [...temple, ...hairline, ...view.faceLine(pts('-68.5 -22')), tip];
  const outer = [
    end,
    view.hull(mix(-1, -0.92, t), mix(-12, 18, t)),
    ...view.crown(
      pts('-1.03 -40, -0.94 -92, -0.6 -126, -0.06 -137, 0.52 -127, 0.92 -90, 1.03 -44'),
      hairline,
    ),
    ...(view.profile ? [] : [view.far(-8, 1)]),
  ];
  return {
    back: [shape(view.hullLine(back))],
    far: [],
    cap: [shape(inner, t > 0.4 ? [tip, view.head(view.earX - 4, 22), end] : [tip, end], outer)],
    strands: [],
    partings,
    ears: true,
  };
}

const roundLine: Rows = pts('66 -44, 54 -68, 30 -86, 0 -92, -30 -86, -54 -68, -66 -44');

/** A knot on top of the head. */
export function bun(view: View): HairDrawing {
  const c = mix(0, -0.3, Math.min(1, view.sin * 2));
  return combed(
    view,
    [
      [c - 0.36, -116],
      [c - 0.5, -140],
      [c - 0.36, -166],
      [c, -174],
      [c + 0.36, -166],
      [c + 0.5, -140],
      [c + 0.36, -116],
    ],
    [
      brush([...view.faceLine(pts('-52 -66')), view.hull(-0.66, -96), view.hull(c - 0.24, -132)], 4),
      brush([...view.faceLine(pts('-14 -90')), view.hull(-0.16, -114), view.hull(c, -134)], 4),
      brush([...view.faceLine(pts('34 -84')), view.hull(0.36, -112), view.hull(c + 0.24, -132)], 4),
    ],
    roundLine,
  );
}

/** A knot in the neck under a side parting. */
export function lowBun(view: View): HairDrawing {
  return combed(
    view,
    pts('-0.8 6, -1.14 2, -1.4 26, -1.38 62, -1.1 80, -0.7 70'),
    [
      brush([...view.faceLine(pts('-8 -88')), view.hull(-0.4, -116), view.hull(-0.9, -50)], 4),
      brush([...view.faceLine(pts('-54 -60')), view.hull(-0.84, -40), view.hull(-0.94, 4)], 4),
    ],
    pts('66 -42, 58 -62, 40 -72, 10 -96, -24 -86, -54 -64, -66 -42'),
  );
}

export function ponytail(view: View): HairDrawing {
  return combed(
    view,
    pts(
      '-0.7 -96, -1.0 -112, -1.3 -100, -1.5 -50, -1.48 30, -1.62 110, -1.3 132, -1.1 90, -1.14 20, -1.0 -40',
    ),
    [
      brush(view.hullLine(pts('-0.3 -116, -0.7 -108, -0.98 -88')), 4),
      brush(view.hullLine(pts('-0.5 -76, -0.76 -82, -1 -82')), 4),
      brush(view.hullLine(pts('-0.72 -20, -0.86 -44, -1 -72')), 4),
    ],
    roundLine,
  );
}

export function curls(view: View): HairDrawing {
  const at = (rows: Rows): Point[] => view.hullLine(rows);
  const clockwise = !view.mirrored;
  const outer = at(
    pts(
      '-0.56 82, -0.86 96, -1.18 88, -1.38 58, -1.46 20, -1.5 -22, -1.38 -66, -1.18 -106, -0.82 -138, -0.36 -156, 0.12 -160, 0.58 -146, 0.98 -118, 1.26 -80, 1.36 -36, 1.36 8, 1.22 46, 1.06 70, 0.86 62',
    ),
  );
  const inner = view.faceLine(
    pts('62 40, 68 12, 66 -14, 62 -40, 44 -58, 20 -66, -6 -68, -32 -62, -54 -46, -64 -20, -64 8, -66 36'),
  );
  const [start] = outer as [Point];
  const loop = `M${start.join(' ')}${lobes(outer, clockwise)}L${(inner[0] as Point).join(' ')}${lobes(inner, !clockwise, 0.56)}Z`;
  return {
    back: [shape(at(pts('-0.9 72, -1 -60, 1.1 -60, 1 62')))],
    far: [],
    cap: [loop],
    strands: [],
    partings: [],
    ears: false,
  };
}

export function headscarf(view: View): HairDrawing {
  const inner = [
    ...view.faceLine(
      pts(
        '30 112, 56 76, 66 30, 66 -20, 56 -56, 28 -76, 0 -80, -28 -76, -56 -56, -67 -20, -67 30, -60 72, -34 112',
      ),
    ),
    view.head(mix(0, 40, view.sin * 2), view.solid.chin),
  ];
  const outer = [
    ...view.hullLine(
      pts(
        '-1.5 190, -1.16 140, -1.04 80, -1.12 10, -1.14 -60, -0.9 -118, -0.42 -144, 0.08 -148, 0.62 -132, 0.98 -90, 1.08 -30, 1.0 50, 0.9 110, 1.1 160, 1.3 188',
      ),
    ),
  ];
  const hem = view.hullLine(pts('1.3 188, 0.4 206, -0.6 210, -1.5 190'));
  // The face opening runs against the outline and stays free.
  return {
    back: [],
    far: [],
    cap: [shape(outer, hem) + shape([inner[inner.length - 1] as Point, ...inner])],
    strands: [brush(view.hullLine(pts('-0.3 -130, -0.84 -70, -0.96 10, -0.86 90')), 9)],
    partings: [
      brush(view.hullLine(pts('-0.9 -20, -0.86 60, -0.3 150, 0.3 172')), 7),
      brush(view.hullLine(pts('-1.0 60, -0.8 120, -0.2 184')), 5),
      brush(view.hullLine(pts('-0.5 -110, -0.72 -92, -0.86 -40')), 4),
    ],
    ears: false,
  };
}
