import { brand } from '../lib/brandColours';
import { mix, rgb } from '../lib/colour';
import { smoothstep } from '../lib/numbers';
import { paint } from '../panorama/canvas';
import { nightLand } from '../panorama/palette';
import type { Panorama, SkyPainter } from '../panorama/render';
import type { Landform } from '../terrain/landforms';

const centre = { x: 0.5, y: 0.47 };
const radius = 0.18;
const ridgeWidth = 0.036;
const steps = 44;

/** The sign "no way through" as mountains: a round range, and one that runs across it. Noise and water make them land. */
const sign: readonly Landform[] = [
  ...Array.from({ length: steps }, (_, step): Landform => {
    const angle = (step / steps) * 2 * Math.PI;
    return {
      x: centre.x + radius * Math.cos(angle),
      y: centre.y + radius * Math.sin(angle),
      along: ridgeWidth,
      across: ridgeWidth * 0.9,
      turn: (angle * 180) / Math.PI + 90,
      gain: 1.1,
    };
  }),
  { ...centre, along: radius * 0.85, across: ridgeWidth * 0.9, turn: -42, gain: 2.64 },
];

/** What the not-found picture shows: the land across the page, and for phones from higher up, upright. */
export interface ClosedPath {
  readonly wide: Panorama;
  readonly upright: Panorama;
  /** Whether the barrier's lamps are. */
  readonly lit?: boolean;
}

const wide: Panorama = {
  width: 2880,
  height: 1620,
  terrain: { seed: 'firn-41', landforms: sign },
  viewpoint: { eye: [0.5, 1.6], eyeHeight: 4.6, fieldOfView: 36, horizon: -1.07, verticalScale: 0.1 },
  sun: { azimuth: 300, elevation: 30 },
  climate: { snowLine: 0.1, fog: 1.08, fogDistance: 1.9, mistTop: 0.55 },
  palette: { skyTop: '#ffffff', fog: '#e6eeef', snowDark: '#5c8595' },
};

/** The range is rounder from up there, and before it there is room for the way to it. Its sky is fog, which the page lets run out. */
const upright: Panorama = {
  ...wide,
  width: 1080,
  height: 1620,
  viewpoint: { eye: [0.5, 2.2], eyeHeight: 12, fieldOfView: 15.4, horizon: -1.822, verticalScale: 0.1 },
  climate: { ...wide.climate, fogDistance: 2.9 },
  palette: { ...wide.palette, skyTop: '#e6eeef' },
};

const night = { ...nightLand, skyTop: brand.ink, fog: '#193639', glow: '#cfe0e2' } as const;

/** By name: the same landscape in daylight and at night. */
export const closedPaths = {
  forbidden: { wide, upright },
  'forbidden-night': {
    wide: { ...wide, palette: night },
    upright: { ...upright, palette: { ...night, skyTop: night.fog } },
    lit: true,
  },
} as const satisfies Record<string, ClosedPath>;

/** Starts in the page's background and has turned into fog at the edge of the landscape, which hides the edge. */
export function fogSky({ palette: { skyTop = '#ffffff', fog = '#ffffff' } }: Panorama): SkyPainter {
  return (width, height) => {
    const canvas = { width, height, channels: new Float32Array(width * height * 3) };
    for (let y = 0; y < height; y++) {
      const colour = mix(rgb(skyTop), rgb(fog), smoothstep(0, 0.19, y / height));
      for (let x = 0; x < width; x++) paint(canvas, x, y, colour);
    }
    return canvas;
  };
}
