import type { Panorama } from '../../panorama/render';
import { heroSize } from '../size';

/** Mountains above a winter resort, shortly after the sun has set. */
export const view: Panorama = {
  ...heroSize,
  terrain: {
    seed: 'blog-borovets',
    landforms: [
      { x: 0.62, y: 0.3, along: 0.3, across: 0.16, turn: -6, gain: 0.9 },
      { x: 0.66, y: 0.34, along: 0.15, across: 0.13, gain: 0.36 },
      { x: 0.3, y: 0.26, along: 0.16, across: 0.12, gain: 0.5 },
    ],
  },
  viewpoint: { eye: [0.5, 1.22], eyeHeight: 0.62, fieldOfView: 38, horizon: -0.06, verticalScale: 0.25 },
  sun: { azimuth: 262, elevation: 22 },
  climate: { snowLine: 0.16, fog: 1.05, fogDistance: 1.45, mistTop: 0.34 },
  palette: {
    skyTop: '#071a26',
    skyHorizon: '#e9b872',
    rockDark: '#0a1f26',
    rockLight: '#466a76',
    snowDark: '#2f5468',
    snowLight: '#c4d8e2',
    glow: '#ffd2a0',
    fog: '#54778a',
  },
};
