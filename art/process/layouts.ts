import type { Point, Size } from '../lib/point';
import type { LandSheet } from '../terrain/grid';

/** One shape of the drawing, in units of its view box. */
export interface Layout extends Size {
  readonly stations: readonly Point[];
  /** Where the route comes from and where it leads on. */
  readonly before: Point;
  readonly after: Point;
  /** Control points lie this far from a station, in the direction of travel. */
  readonly reach: Point;
  readonly sizes: { readonly number: number; readonly station: number; readonly route: number };
}

/** A layout on a map, with words next to the route. */
export interface WordedLayout extends Layout, LandSheet {
  readonly levels: number;
  /** Samples of the contours across. */
  readonly columns: number;
  /** Where all words begin. */
  readonly left: number;
  /** Length of the line above each step, from `left`, and the heights of these lines. */
  readonly ruleLength: number;
  readonly rules: readonly number[];
  readonly wordSizes: { readonly title: number; readonly name: number; readonly text: number };
}

/**
 * For wide viewports; the page has the words. From x = 180 to 1420 it covers three columns with two stations each. The first
 * station of each is at the left edge of its column, as the text below. The rest reaches the edges of the viewport.
 */
const wide: Layout = {
  width: 1600,
  height: 384,
  stations: [
    [204, 300],
    [462, 224],
    [625, 250],
    [883, 150],
    [1046, 176],
    [1304, 84],
  ],
  before: [-12, 320],
  after: [1612, 66],
  reach: [88, -14],
  sizes: { number: 21, station: 24, route: 7 },
};

/** For the page on narrow viewports: from top to bottom, as the list below it. */
const tall: Layout = {
  width: 390,
  height: 440,
  stations: [
    [96, 58],
    [262, 122],
    [122, 190],
    [288, 256],
    [136, 322],
    [268, 384],
  ],
  before: [196, -12],
  after: [196, 452],
  reach: [0, 38],
  sizes: { number: 21, station: 22, route: 7 },
};

/** For the page's share picture: from top to bottom, with its words. */
const worded: WordedLayout = {
  width: 360,
  height: 640,
  crop: { left: 0.3, top: 0.15, width: 0.3, height: 0.53 },
  levels: 10,
  columns: 130,
  left: 104,
  ruleLength: 236,
  rules: [22, 230, 438],
  stations: [
    [50, 94],
    [64, 160],
    [46, 300],
    [66, 368],
    [48, 508],
    [62, 578],
  ],
  before: [58, -12],
  after: [46, 652],
  reach: [4, 34],
  sizes: { number: 16, station: 18, route: 5 },
  wordSizes: { title: 21, name: 18, text: 15 },
};

export const layouts = { wide, tall, worded } as const;
