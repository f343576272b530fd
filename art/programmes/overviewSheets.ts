import type { ProgrammeId } from '../../content/programmes';
import type { Point, Size } from '../lib/point';
import type { Crop } from '../terrain/grid';

/** One land on which all programmes set out from one place, each to a summit of its own. Positions are parts of the map. */
export interface Overview extends Size {
  readonly seed: string;
  readonly crop: Crop;
  readonly start: Point;
  /**
   * Places that each way passes, which keep it apart from the others; the last is its summit. A programme without one is
   * not on the map.
   */
  readonly ways: Readonly<Partial<Record<ProgrammeId, readonly Point[]>>>;
  /** How far a summit's foot reaches, as a part of the edge length. */
  readonly reach: number;
  readonly levels: number;
  /** Room for a summit's name above its sign, in units; below it where the way comes from above. */
  readonly name: Size;
  readonly namedBelow?: ProgrammeId;
}

/** From edge to edge of a wide viewport, and upright for phones; signs and numbers are as large as on the programmes' own maps. */
export const overviews = {
  overview: {
    width: 2400,
    height: 1080,
    seed: 'programmes-wide',
    crop: { left: 0.02, top: 0.28, width: 0.96, height: 0.432 },
    start: [0.507, 0.9],
    ways: {
      programmeFullStack: [
        [0.44, 0.895],
        [0.385, 0.8],
        [0.29, 0.67],
        [0.18, 0.7],
        [0.155, 0.6],
        [0.13, 0.52],
      ],
      programmeQa: [
        [0.46, 0.77],
        [0.425, 0.6],
        [0.37, 0.4],
        [0.29, 0.26],
      ],
      programmeMarketing: [
        [0.495, 0.76],
        [0.48, 0.6],
        [0.52, 0.31],
      ],
      programmeSecurity: [
        [0.59, 0.6],
        [0.67, 0.36],
        [0.71, 0.2],
      ],
      programmeSystem: [
        [0.67, 0.78],
        [0.77, 0.48],
        [0.88, 0.5],
      ],
    },
    reach: 0.062,
    levels: 30,
    name: { width: 380, height: 90 },
    namedBelow: 'programmeSystem',
  },
  'overview-phone': {
    width: 900,
    height: 1140,
    seed: 'programmes-upright',
    crop: { left: 0.14, top: 0.04, width: 0.72, height: 0.912 },
    start: [0.5, 0.93],
    ways: {
      programmeFullStack: [
        [0.27, 0.87],
        [0.28, 0.74],
        [0.33, 0.67],
        [0.2, 0.62],
      ],
      programmeQa: [
        [0.4, 0.74],
        [0.42, 0.53],
        [0.22, 0.28],
      ],
      programmeMarketing: [
        [0.5, 0.7],
        [0.53, 0.52],
        [0.49, 0.38],
        [0.52, 0.19],
      ],
      programmeSecurity: [
        [0.59, 0.76],
        [0.6, 0.6],
        [0.62, 0.48],
        [0.81, 0.37],
      ],
      programmeSystem: [
        [0.72, 0.84],
        [0.79, 0.69],
      ],
    },
    reach: 0.085,
    levels: 26,
    name: { width: 320, height: 130 },
  },
} as const satisfies Record<string, Overview>;
