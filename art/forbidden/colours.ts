import { brand } from '../lib/brandColours';

/** Colours of the closed path's scene. */
export interface SceneColours {
  readonly ink: string;
  readonly snowLight: string;
  readonly snowDark: string;
  readonly contour: string;
  readonly indexContour: string;
  /** Shadows on snow, laid over with opacity. */
  readonly shadow: string;
  readonly plate: string;
  readonly ring: string;
  readonly yellow: string;
  /** Shaded side of yellow and of white boards. */
  readonly yellowShade: string;
  readonly board: string;
  readonly pole: string;
  readonly poleLight: string;
  readonly snowCap: string;
}

export const dayColours: SceneColours = {
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
