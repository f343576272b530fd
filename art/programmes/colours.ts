import { brand } from '../lib/brandColours';

/**
 * Colours of the programmes' maps, the same by day and by night. Their ground is lighter than the band of spruce that they
 * lie on, so that a map is a sheet of its own there.
 */
export const colours = {
  ground: '#1c4b45',
  tint: brand.ice,
  tintOpacity: 0.05,
  line: '#37706a',
  indexLine: '#5b958d',
  firnLine: '#5a929b',
  firnIndexLine: '#8fb8bc',
  lake: '#123d49',
  shore: '#4f8490',
  shallow: '#235763',
  casing: '#050d0b',
  trail: brand.trail,
  marked: brand.white,
} as const;
