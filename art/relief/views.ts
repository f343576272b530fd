import { sheets } from '../terrain/sheets';
import type { Relief } from './render';

const size = { width: 1600, height: 1000 } as const;

/** Every relief by the name of its picture. */
export const reliefs = {
  'relief-a': { ...size, terrain: sheets.firn1, crop: { left: 0.05, top: 0.05, width: 0.9, height: 0.56 } },
  'relief-b': { ...size, terrain: sheets.firn7, crop: { left: 0.1, top: 0.15, width: 0.8, height: 0.5 } },
  'relief-c': {
    ...size,
    terrain: sheets.firn3,
    crop: { left: 0.1, top: 0.2, width: 0.7, height: 0.44 },
    contours: 26,
  },
  'relief-d': {
    ...size,
    terrain: sheets.firn11,
    crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.375 },
    colours: { shadow: '#0d2623', middle: '#3c696c', light: '#96bec3', warm: '#ffd650' },
  },
} as const satisfies Record<string, Relief>;
