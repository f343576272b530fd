import { brand } from '../lib/brandColours';

/** Colours of the closed path's scene. `shadow` is laid over snow with opacity; `yellowShade` is also that of white boards. */
export const dayColours = {
  ink: brand.ink,
  snowLight: '#ffffff',
  snowDark: '#d3e2e6',
  contour: '#c3d6da',
  indexContour: '#9fbfc6',
  shadow: '#3d6872',
  plate: '#ffffff',
  ring: '#c2281f',
  yellow: brand.trail,
  yellowShade: brand.trailDeep,
  board: '#ffffff',
  pole: '#173f3a',
  poleLight: '#4d7f86',
  snowCap: '#ffffff',
};

export type SceneColours = Readonly<Record<keyof typeof dayColours, string>>;

export const nightColours: SceneColours = {
  ink: '#030a09',
  snowLight: '#477378',
  snowDark: '#173836',
  contour: '#3a6468',
  indexContour: '#5b888b',
  shadow: '#04100f',
  plate: '#e3eeee',
  ring: '#cf3a2f',
  yellow: '#ffcf26',
  yellowShade: '#dca900',
  board: '#dbe9ea',
  pole: '#0c2421',
  poleLight: '#3f7772',
  snowCap: '#b9d2d4',
};
