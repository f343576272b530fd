import type { TerrainSpec } from '../terrain/heightfield';
import { sheets } from '../terrain/sheets';
import type { ContourDrawing } from './draw';

export interface ContourSheet {
  readonly terrain: TerrainSpec;
  readonly drawing: ContourDrawing;
  readonly stroke: string;
  readonly indexStroke: string;
}

const wide = { width: 1600, height: 1000 } as const;
const iceStrokes = { stroke: '#7fa6ad', indexStroke: '#4f8490' } as const;

/** Every contour drawing by the name of its file. */
export const contourSheets = {
  'contour-dark': {
    terrain: sheets.firn3,
    drawing: { ...wide, crop: { left: 0.1, top: 0.15, width: 0.8, height: 0.5 }, levels: 16, smoothing: 10 },
    stroke: '#2c5a56',
    indexStroke: '#3f7772',
  },
} as const satisfies Record<string, ContourSheet>;

const adjoining = {
  terrain: sheets.firn31,
  drawing: {
    width: 1600,
    height: 700,
    crop: { left: 0.02, top: 0.2, width: 0.96, height: 0.42 },
    levels: 17,
    smoothing: 9,
  },
} as const;

/**
 * Behind screens of products; no files of their own. The last four are one terrain in four colours, for pictures side by side
 * (art/scenes/compose/opening.ts).
 */
export const sceneSheets = {
  'contour-hero': {
    terrain: sheets.firn7,
    drawing: { ...wide, crop: { left: 0.1, top: 0.12, width: 0.8, height: 0.5 }, levels: 20, smoothing: 8 },
    ...iceStrokes,
  },
  'contour-quiet': {
    terrain: sheets.firn1,
    drawing: {
      ...wide,
      crop: { left: 0.05, top: 0.05, width: 0.9, height: 0.56 },
      levels: 11,
      smoothing: 14,
    },
    stroke: '#c9dadd',
    indexStroke: '#a9c4ca',
  },
  'contour-yellow': {
    terrain: sheets.firn11,
    drawing: { ...wide, crop: { left: 0.08, top: 0.15, width: 0.8, height: 0.5 }, levels: 15, smoothing: 11 },
    stroke: '#d9a900',
    indexStroke: '#a87f00',
  },
  'sheet-ice': { ...adjoining, ...iceStrokes },
  'sheet-spruce': { ...adjoining, stroke: '#2c5a56', indexStroke: '#3f7772' },
  'sheet-quiet': { ...adjoining, stroke: '#b9cfd4', indexStroke: '#94b6bd' },
  'sheet-yellow': { ...adjoining, stroke: '#d9a900', indexStroke: '#a87f00' },
} as const satisfies Record<string, ContourSheet>;
