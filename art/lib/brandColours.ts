import { colour } from '../../lib/designTokens.mjs';

/** The colours that pictures use: the design's tokens, and a few that only pictures have. */
export const brand = {
  ink: colour('ink'),
  trail: colour('trail'),
  trailDeep: colour('c-signal-hover'),
  spruce: colour('spruce-900'),
  spruceDeep: colour('spruce-700'),
  spruceLight: colour('spruce-500'),
  spruceLine: '#3f7772',
  white: colour('firn-50'),
  ice: colour('ice-300'),
  iceText: '#a9c8ce',
  iceLine: '#7fa9ad',
} as const;
