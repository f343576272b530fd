import { sheets } from '../terrain/sheets';
import { nightLand } from './palette';
import type { Panorama } from './render';

/** As wide as a page on a laptop with two dots to a pixel; the sections are at least as high as the picture there. */
const shape = { width: 2880, height: 1350 } as const;

/**
 * What phones show of a land that closes a page, 44rem of its height, is higher than that: it is rendered anew. As wide as
 * the widest phones that get it (components/ui/Picture.tsx); its place is that of the styles (ClosingCall.module.css), and
 * so is the share of its height by which it rises above its section (`--rise` in ClosingLands.module.css).
 */
function onPhones(rem: number, position: number, rise = 0): Pick<Panorama, 'phone' | 'phoneHeight'> {
  const ratio = 440 / (16 * rem);
  const left = position * (1 - (ratio * shape.height) / shape.width);
  return { phone: { left, ratio }, phoneHeight: Math.round(((1 + rise) * 1200) / ratio) };
}

/** Of the lands that close pages. */
export const format = { ...shape, ...onPhones(44, 0.6) } as const;

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
  ...shape,
  ...onPhones(44, 0.6, 0.28),
  terrain: sheets.firn23,
  viewpoint: { eye: [0.52, 1.32], eyeHeight: 1.1, fieldOfView: 32, horizon: -0.14, verticalScale: 0.26 },
  sun: { azimuth: 250, elevation: 27 },
  climate: { snowLine: 0.25, fog: 1.2, fogDistance: 1.6, mistTop: 1.05 },
  palette: { skyTop: '#c5d6d8', skyHorizon: '#fdf6e4', fog: '#f1f1ea', glow: '#ffe08f' },
};

/** Evening: the sun has left the valleys. */
const evening: Panorama = {
  ...format,
  terrain: sheets.firn29,
  viewpoint: { eye: [0.46, 1.3], eyeHeight: 0.9, heading: 3, horizon: -0.13, verticalScale: 0.25 },
  sun: { azimuth: 262, elevation: 15 },
  climate: { snowLine: 0.24, fog: 1.05, fogDistance: 1.35 },
  palette: {
    skyTop: '#8fa9bb',
    skyHorizon: '#f7e3c8',
    snowDark: '#7489a0',
    snowLight: '#fff3de',
    glow: '#ffc07a',
    fog: '#dfdcd6',
  },
};

/** Fresh snow down to the valleys, under a high pale sky. */
const freshSnow: Panorama = {
  ...format,
  terrain: sheets.firn31,
  viewpoint: { eye: [0.6, 1.3], eyeHeight: 0.94, heading: -2, horizon: -0.14, verticalScale: 0.25 },
  sun: { azimuth: 290, elevation: 40 },
  climate: { snowLine: 0.08, fog: 0.9, fogDistance: 1.6 },
  palette: { skyTop: '#9fc0cc', skyHorizon: '#eef4f3', snowDark: '#86a9b6', fog: '#e6eeef' },
};

/** Late summer: rock and grass, firn on the heights alone, clear air. */
const lateSummer: Panorama = {
  ...format,
  terrain: { ...sheets.firn37, peak: { x: 0.42, y: 0.44, radius: 0.3, gain: 0.65 } },
  viewpoint: { eye: [0.52, 1.28], eyeHeight: 0.9, heading: -1, horizon: -0.13, verticalScale: 0.25 },
  sun: { azimuth: 72, elevation: 33 },
  climate: { snowLine: 0.46, fog: 1, fogDistance: 1.6 },
  palette: {
    skyTop: '#7fb0b8',
    skyHorizon: '#f3f0dd',
    rockDark: '#12352e',
    rockLight: '#8ca391',
    snowDark: '#86a8ad',
    fog: '#dde8e2',
  },
};

/** A sea of fog, from which summits stand as islands. */
const seaOfFog: Panorama = {
  ...shape,
  ...onPhones(44, 0.6, 0.19),
  terrain: { ...sheets.firn41, peak: { x: 0.56, y: 0.4, radius: 0.28, gain: 0.7 } },
  viewpoint: { eye: [0.5, 1.3], eyeHeight: 1.1, fieldOfView: 31, horizon: -0.17, verticalScale: 0.22 },
  sun: { azimuth: 118, elevation: 26 },
  climate: { snowLine: 0.22, fog: 1, fogDistance: 1.7, mistTop: 0.74 },
  palette: { skyTop: '#a5c2ca', skyHorizon: '#fbeccb', fog: '#f0efe6', glow: '#ffd98a' },
};

/** The first clear morning: the mountain grows out of the page, as on the home page, and from another side. */
const clearMorning: Panorama = {
  ...shape,
  ...onPhones(38, 0.42), // OpenApplication.module.css
  terrain: { seed: 'firn-43', peak: { x: 0.68, y: 0.42, radius: 0.26, gain: 0.7 } },
  viewpoint: { eye: [0.5, 1.3], eyeHeight: 0.95, heading: 8, horizon: -0.06, verticalScale: 0.24 },
  sun: { azimuth: 255, elevation: 28 },
  climate: { snowLine: 0.34, fog: 1.1, fogDistance: 1.5 },
  palette: {
    skyTop: '#ffffff',
    skyHorizon: '#e7eee6',
    fog: '#e4ece8',
    rockDark: '#1b4038',
    rockLight: '#9aae9c',
  },
};

/** Panoramas that close a page, in the same format as `closing`; `content/closings.ts` says which page takes which. */
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
  'closing-e': evening,
  'closing-e-night': {
    ...evening,
    palette: { ...nightLand, skyTop: '#0b1e26', skyHorizon: '#5c6f78', fog: '#2b4149', glow: '#f0c8a0' },
  },
  'closing-f': freshSnow,
  'closing-f-night': {
    ...freshSnow,
    palette: { ...nightLand, skyTop: '#0a2024', skyHorizon: '#4c7680', fog: '#2c4f57', glow: '#dfeef0' },
  },
  'closing-g': lateSummer,
  'closing-g-night': {
    ...lateSummer,
    palette: { ...nightLand, skyTop: '#0b211d', skyHorizon: '#557a70', fog: '#28473f', glow: '#e8e4b8' },
  },
  'closing-h': seaOfFog,
  'closing-h-night': {
    ...seaOfFog,
    palette: { ...nightLand, skyTop: '#0a1a1c', skyHorizon: '#4f6f6c', fog: '#3a5a5c', glow: '#ffe0a0' },
  },
  'closing-i': clearMorning,
  'closing-i-night': {
    ...clearMorning,
    palette: { ...nightLand, skyTop: '#0a1a17', skyHorizon: '#2f585c', fog: '#1d3a3b', glow: '#cfe0e2' },
  },
} as const satisfies Record<string, Panorama>;
