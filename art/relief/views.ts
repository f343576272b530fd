import type { TerrainSpec } from '../terrain/heightfield';
import { sheets } from '../terrain/sheets';
import type { Relief } from './render';

const size = { width: 2400, height: 1500 } as const;

/** A sheet in more detail: seen from above and this large, cells of the usual size would show. */
const fine = (sheet: TerrainSpec): TerrainSpec => ({ ...sheet, size: 1152, drops: 675_000 });

/** The land by moonlight: the light comes from the same side, so that valleys stay valleys. */
const night = {
  colours: { shadow: '#050f0e', middle: '#1d4341', light: '#7fa9ab', warm: '#cbd9c4' },
} as const;

const days = {
  'relief-b': {
    ...size,
    terrain: fine(sheets.firn7),
    crop: { left: 0.1, top: 0.15, width: 0.8, height: 0.5 },
  },
  /** A route through the land: the crop shows the whole of it. */
  'relief-e': {
    ...size,
    terrain: fine(sheets.firn13),
    crop: { left: 0.06, top: 0.14, width: 0.88, height: 0.55 },
    route: { from: [0.16, 0.6], to: [0.8, 0.24] },
  },
  /** A map at night, surveyed: every place is seen from three sides. */
  'relief-h': {
    ...size,
    terrain: fine(sheets.firn29),
    crop: { left: 0.2, top: 0.14, width: 0.64, height: 0.4 },
    colours: { shadow: '#061412', middle: '#1f4f4d', light: '#6fa3a5', warm: '#bcd5da' },
    contours: 24,
    surveyed: true,
  },
} as const satisfies Record<string, Relief>;

/** Every relief by the name of its picture; h is dark as it is. */
export const reliefs = {
  ...days,
  'relief-b-night': { ...days['relief-b'], ...night },
  'relief-e-night': { ...days['relief-e'], ...night },
} as const satisfies Record<string, Relief>;
