import type { NoiseFunction2D } from 'simplex-noise';
import { clamp } from '../lib/numbers';

/** Fractal noise: octaves of the same noise, each finer and weaker. Result about -1 to 1. */
export function fractal(noise: NoiseFunction2D, x: number, y: number, octaves: number): number {
  let amplitude = 0.5;
  let sum = 0;
  let total = 0;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(px, py);
    total += amplitude;
    amplitude *= 0.5;
    // Slightly off 2 and shifted, so that the octaves' lattices never line up.
    px = px * 2.03 + 11.3;
    py = py * 2.03 - 7.1;
  }
  return sum / total;
}

/**
 * Ridged noise: folds the noise at zero, so that zero crossings become sharp crests. Each octave is
 * weighted by the one before, which puts detail on the ridges and leaves the valleys calm. Result 0 to 1.
 */
export function ridged(noise: NoiseFunction2D, x: number, y: number): number {
  let amplitude = 0.5;
  let sum = 0;
  let weight = 1;
  let total = 0;
  let px = x;
  let py = y;
  for (let octave = 0; octave < 7; octave++) {
    const crest = 1 - Math.abs(noise(px, py));
    const value = crest * crest * weight;
    weight = clamp(value * 2.1, 0, 1);
    sum += value * amplitude;
    total += amplitude;
    amplitude *= 0.48;
    px = px * 2.07 + 3.7;
    py = py * 2.07 + 9.2;
  }
  return sum / total;
}
