import type { Point } from '../lib/point';
import type { LandSheet } from '../terrain/grid';

/** Where a station lies on the route and where its words stand. */
export interface StationPlace {
  readonly at: Point;
  /** Baseline of the name; the line of text stands below it. */
  readonly words: Point;
  readonly anchor: 'start' | 'middle';
}

/** One shape of the diagram, in units of its view box. */
export interface Layout extends LandSheet {
  readonly levels: number;
  /** Samples of the contours across; fewer for the small one. */
  readonly columns: number;
  /** The rule that opens each stage, from left to right. */
  readonly rules: readonly { readonly from: Point; readonly length: number }[];
  readonly stations: readonly StationPlace[];
  /** Where the route comes from and where it leads on. */
  readonly before: Point;
  readonly after: Point;
  /** Control points lie this far from a station, in the direction of travel. */
  readonly reach: Point;
  readonly sizes: {
    readonly title: number;
    readonly name: number;
    readonly text: number;
    readonly number: number;
    readonly station: number;
    readonly route: number;
  };
}

const above = (x: number, y: number): StationPlace => ({
  at: [x, y],
  words: [x, y - 68],
  anchor: 'middle',
});
const below = (x: number, y: number): StationPlace => ({
  at: [x, y],
  words: [x, y + 54],
  anchor: 'middle',
});
const beside = (x: number, y: number): StationPlace => ({ at: [x, y], words: [104, y - 3], anchor: 'start' });

/** For wide screens: the route climbs from left to right. */
const wide: Layout = {
  width: 1320,
  height: 520,
  crop: { left: 0.1, top: 0.2, width: 0.8, height: 0.32 },
  levels: 11,
  columns: 220,
  rules: [
    { from: [40, 36], length: 395 },
    { from: [455, 36], length: 400 },
    { from: [875, 36], length: 405 },
  ],
  stations: [
    below(152, 412),
    above(340, 330),
    below(550, 372),
    above(750, 262),
    below(980, 300),
    below(1180, 172),
  ],
  before: [-12, 470],
  after: [1332, 112],
  reach: [88, -14],
  sizes: { title: 30, name: 23, text: 17, number: 17, station: 20, route: 6 },
};

/** For telephones: from top to bottom, as one reads. */
const tall: Layout = {
  width: 360,
  height: 640,
  crop: { left: 0.3, top: 0.15, width: 0.3, height: 0.53 },
  levels: 10,
  columns: 130,
  rules: [
    { from: [104, 22], length: 236 },
    { from: [104, 230], length: 236 },
    { from: [104, 438], length: 236 },
  ],
  stations: [
    beside(50, 94),
    beside(64, 160),
    beside(46, 300),
    beside(66, 368),
    beside(48, 508),
    beside(62, 578),
  ],
  before: [58, -12],
  after: [46, 652],
  reach: [4, 34],
  sizes: { title: 21, name: 18, text: 15, number: 16, station: 18, route: 5 },
};

export const layouts = { wide, tall } as const satisfies Record<string, Layout>;
