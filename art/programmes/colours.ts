import { brand } from '../lib/brandColours';

/** Colours of the programmes' maps: they lie on the dark band of their page, and are the same by day and night. */
export const colours = {
  ground: brand.spruce,
  tint: brand.ice,
  tintOpacity: 0.05,
  line: '#2a5752',
  indexLine: '#468079',
  firnLine: '#4a7f88',
  firnIndexLine: '#8fb8bc',
  lake: '#123a44',
  shore: '#4f8490',
  shallow: '#235763',
  casing: '#050d0b',
  trail: brand.trail,
  marked: brand.white,
} as const;
