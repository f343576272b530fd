import { sheets } from '../terrain/sheets';
import { nightLand } from './palette';
import type { Panorama } from './render';

const format = { width: 1920, height: 900 } as const;

/** High blue noon: a high sun, short shadows that model the snow. */
const noon: Panorama = {
  ...format,
  terrain: sheets.firn13,
  viewpoint: { eye: [0.62, 1.28], eyeHeight: 0.92, heading: -4, horizon: -0.14, verticalScale: 0.25 },
  sun: { azimuth: 66, elevation: 36 },
  climate: { snowLine: 0.2, fog: 1, fogDistance: 1.5 },
  palette: { skyTop: '#6ea6bc', skyHorizon: '#e9f2f1', snowDark: '#7fa9bb', glow: '#fffdf4', fog: '#d9e8ea' },
};

/** Dawn: low sun from the east, warm ridges, haze in the colour of the sky. */
const dawn: Panorama = {
  ...format,
  terrain: sheets.firn19,
  viewpoint: { eye: [0.6, 1.28], eyeHeight: 0.92, heading: -4, horizon: -0.12, verticalScale: 0.25 },
  sun: { azimuth: 112, elevation: 21 },
  climate: { snowLine: 0.25, fog: 1.1, fogDistance: 1.35 },
  palette: {
    skyTop: '#a9c3c6',
    skyHorizon: '#ffdf9e',
    snowDark: '#7c939b',
    snowLight: '#fff6e2',
    glow: '#ffc24d',
    fog: '#f3e2c2',
  },
};

/** Mist in the valleys with the sun already on the summits. */
const sunnyMist: Panorama = {
  ...format,
  terrain: sheets.firn23,
  viewpoint: { eye: [0.52, 1.32], eyeHeight: 1.1, fieldOfView: 32, horizon: -0.14, verticalScale: 0.26 },
  sun: { azimuth: 250, elevation: 27 },
  climate: { snowLine: 0.25, fog: 1.2, fogDistance: 1.6, mistTop: 1.05 },
  palette: { skyTop: '#c5d6d8', skyHorizon: '#fdf6e4', fog: '#f1f1ea', glow: '#ffe08f' },
};

/**
 * Panoramas that close a page, in the same format as `closing`. Neighbouring pages take different ones, and
 * no page one that shows the land of its own head.
 */
export const closings = {
  'closing-b': noon,
  'closing-b-night': {
    ...noon,
    palette: {
      ...nightLand,
      snowLight: '#b4cdd2',
      skyTop: '#08201f',
      skyHorizon: '#3d6f78',
      fog: '#1f4146',
      glow: '#dfeef0',
    },
  },
  'closing-c': dawn,
  'closing-c-night': {
    ...dawn,
    palette: { ...nightLand, skyTop: '#0f2422', skyHorizon: '#76806c', fog: '#3a4a43', glow: '#ffcf66' },
  },
  'closing-d': sunnyMist,
  'closing-d-night': {
    ...sunnyMist,
    palette: { ...nightLand, skyTop: '#0a1a17', skyHorizon: '#45696a', fog: '#345558', glow: '#e6efe9' },
  },
} as const satisfies Record<string, Panorama>;
