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
  'relief-c': {
    ...size,
    terrain: fine(sheets.firn3),
    crop: { left: 0.1, top: 0.2, width: 0.7, height: 0.44 },
    contours: 26,
  },
  'relief-d': {
    ...size,
    terrain: fine(sheets.firn11),
    crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.375 },
    colours: { shadow: '#0d2623', middle: '#3c696c', light: '#96bec3', warm: '#ffd650' },
  },
  /** A route through the land: the crop shows the whole of it. */
  'relief-e': {
    ...size,
    terrain: fine(sheets.firn13),
    crop: { left: 0.06, top: 0.14, width: 0.88, height: 0.55 },
    route: { from: [0.16, 0.6], to: [0.8, 0.24] },
  },
  /** Dawn: warm light, grey-green shadows; all of the route lies in the part that a posting shows. */
  'relief-f': {
    ...size,
    terrain: fine(sheets.firn19),
    crop: { left: 0.22, top: 0.05, width: 0.64, height: 0.4 },
    route: { from: [0.39, 0.36], to: [0.68, 0.15] },
    colours: { shadow: '#2c4a46', middle: '#b7b59b', light: '#fdf6e4', warm: '#ffe6a4' },
  },
  /** Winter: pale. The careers page lays a route over it (journey.ts). */
  'relief-g': {
    ...size,
    terrain: fine(sheets.firn23),
    crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.5 },
    colours: { shadow: '#3f6c76', middle: '#aac9cf', light: '#fbfdfd', warm: '#ffffff' },
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

/** Every relief by the name of its picture; d and h are dark as they are. */
export const reliefs = {
  ...days,
  'relief-b-night': { ...days['relief-b'], ...night },
  'relief-c-night': { ...days['relief-c'], ...night },
  'relief-e-night': { ...days['relief-e'], ...night },
  'relief-f-night': {
    ...days['relief-f'],
    colours: { shadow: '#0a1310', middle: '#333d34', light: '#858a73', warm: '#e3c98a' },
  },
  'relief-g-night': {
    ...days['relief-g'],
    colours: { shadow: '#081a20', middle: '#23454e', light: '#7597a0', warm: '#c3d4d8' },
  },
} as const satisfies Record<string, Relief>;
