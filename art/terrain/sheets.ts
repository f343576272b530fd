import type { TerrainSpec } from './heightfield';

/**
 * The website's map sheets. A page takes one of them for its contours, its relief and its panorama,
 * so that all three show the same land.
 */
export const sheets = {
  firn1: { seed: 'firn-1' },
  firn3: { seed: 'firn-3', peak: { x: 0.55, y: 0.4, radius: 0.3, gain: 0.6 } },
  firn5: { seed: 'firn-5' },
  firn7: { seed: 'firn-7', peak: { x: 0.5, y: 0.45, radius: 0.28, gain: 0.75 } },
  firn11: { seed: 'firn-11', peak: { x: 0.4, y: 0.42, radius: 0.3, gain: 0.6 } },
  firn31: { seed: 'firn-31', peak: { x: 0.62, y: 0.42, radius: 0.3, gain: 0.7 } },
  firn43: { seed: 'firn-43', peak: { x: 0.6, y: 0.42, radius: 0.28, gain: 0.65 } },
} as const satisfies Record<string, TerrainSpec>;
