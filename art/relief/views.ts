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
  /** A route through the land: the crop shows the whole of it. */
  'relief-e': {
    ...size,
    terrain: sheets.firn13,
    crop: { left: 0.06, top: 0.14, width: 0.88, height: 0.55 },
    route: { from: [0.16, 0.6], to: [0.8, 0.24] },
  },
  /** Dawn: warm light, grey-green shadows. */
  'relief-f': {
    ...size,
    terrain: sheets.firn19,
    crop: { left: 0.22, top: 0.05, width: 0.64, height: 0.4 },
    colours: { shadow: '#2c4a46', middle: '#b7b59b', light: '#fdf6e4', warm: '#ffe6a4' },
  },
  /** Winter: pale, for grounds that carry a lot of text beside them. */
  'relief-g': {
    ...size,
    terrain: sheets.firn23,
    crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.5 },
    colours: { shadow: '#3f6c76', middle: '#aac9cf', light: '#fbfdfd', warm: '#ffffff' },
  },
  /** A map at night, with contour lines. */
  'relief-h': {
    ...size,
    terrain: sheets.firn29,
    crop: { left: 0.2, top: 0.14, width: 0.64, height: 0.4 },
    colours: { shadow: '#061412', middle: '#1f4f4d', light: '#6fa3a5', warm: '#bcd5da' },
    contours: 24,
  },
} as const satisfies Record<string, Relief>;
