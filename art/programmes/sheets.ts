import type { ProgrammeId } from '../../content/programmes';
import type { Point } from '../lib/point';
import type { Crop } from '../terrain/grid';
import type { TerrainSpec } from '../terrain/heightfield';
import type { GroundName } from './colours';

/** The map of one programme: its land, and the way over it. Positions are parts of the edge length. */
export interface ProgrammeSheet {
  readonly terrain: TerrainSpec;
  /** Its colour, which tells it from the others. */
  readonly ground: GroundName;
  readonly crop: Crop;
  /** Where the trail begins. */
  readonly start: Point;
  /** Places that the trail passes on its way. */
  readonly via?: readonly Point[];
  /** The trail ends on the highest place near this one. */
  readonly summit: Point;
  /** A hollow that is filled with water up to this elevation. */
  readonly lake?: { readonly at: Point; readonly surface: number };
  /** Number of contour lines from the lowest to the highest land; more on gentle land. */
  readonly levels: number;
  /** Elevation from which on contour lines lie on firn; 0.6 unless told. */
  readonly firnLine?: number;
}

/** View box of every programme's map. */
export const sheetSize = { width: 900, height: 720 } as const;

/** The usual part of the land: 5 to 4, as the sheet. */
const crop: Crop = { left: 0.1, top: 0.15, width: 0.8, height: 0.64 };

/** A sheet per programme, each of another character. */
export const programmeSheets = {
  /** A long ridge, climbed along its crest. */
  programmeFullStack: {
    ground: 'spruce',
    terrain: {
      seed: 'programme-full-stack',
      landforms: [
        { x: 0.5, y: 0.5, along: 0.4, across: 0.1, turn: -26, gain: 1.2 },
        { x: 0.74, y: 0.36, along: 0.12, across: 0.1, turn: -26, gain: 0.7 },
      ],
    },
    crop,
    start: [0.17, 0.62],
    summit: [0.68, 0.41],
    levels: 24,
  },
  /** A basin that holds a lake, ringed by heights. */
  programmeQa: {
    ground: 'ice',
    terrain: {
      seed: 'programme-qa-2',
      landforms: [
        { x: 0.46, y: 0.47, along: 0.3, across: 0.26, gain: 0.9 },
        { x: 0.4, y: 0.5, along: 0.12, across: 0.07, turn: 30, gain: -1.6 },
        { x: 0.51, y: 0.51, along: 0.13, across: 0.05, turn: -40, gain: -1.4 },
        { x: 0.76, y: 0.34, along: 0.12, across: 0.1, gain: 0.9 },
      ],
    },
    crop: { ...crop, top: 0.1 },
    start: [0.16, 0.6],
    summit: [0.72, 0.38],
    lake: { at: [0.42, 0.51], surface: 0.22 },
    levels: 14,
  },
  /** Valleys that fan out from one height. */
  programmeMarketing: {
    ground: 'yellow',
    terrain: {
      seed: 'programme-marketing',
      landforms: [
        { x: 0.48, y: 0.3, along: 0.4, across: 0.3, gain: 1 },
        { x: 0.46, y: 0.28, along: 0.1, across: 0.09, gain: 0.8 },
        { x: 0.22, y: 0.5, along: 0.22, across: 0.035, turn: 138, gain: -0.7 },
        { x: 0.38, y: 0.58, along: 0.24, across: 0.035, turn: 108, gain: -0.7 },
        { x: 0.58, y: 0.58, along: 0.24, across: 0.035, turn: 72, gain: -0.7 },
        { x: 0.76, y: 0.5, along: 0.24, across: 0.035, turn: 42, gain: -0.7 },
      ],
    },
    crop: { ...crop, top: 0.08 },
    start: [0.82, 0.58],
    via: [[0.6, 0.5]],
    summit: [0.46, 0.29],
    levels: 19,
  },
  /** One massif like a fortress, with a way round it. */
  programmeSecurity: {
    ground: 'night',
    terrain: {
      seed: 'programme-security',
      landforms: [
        { x: 0.54, y: 0.46, along: 0.22, across: 0.17, gain: 1.5 },
        { x: 0.54, y: 0.46, along: 0.5, across: 0.4, gain: 0.3 },
      ],
    },
    crop: { ...crop, top: 0.195 },
    start: [0.16, 0.3],
    via: [
      [0.36, 0.6],
      [0.64, 0.56],
    ],
    summit: [0.56, 0.52],
    levels: 18,
  },
  /** Two summits with a saddle between them. */
  programmeSystem: {
    ground: 'firn',
    terrain: {
      seed: 'programme-system',
      landforms: [
        { x: 0.33, y: 0.42, along: 0.14, across: 0.14, gain: 1.3 },
        { x: 0.69, y: 0.48, along: 0.15, across: 0.15, gain: 1.5 },
      ],
    },
    crop,
    start: [0.18, 0.64],
    via: [[0.5, 0.52]],
    summit: [0.69, 0.46],
    levels: 20,
    firnLine: 0.58,
  },
} as const satisfies Record<ProgrammeId, ProgrammeSheet>;
