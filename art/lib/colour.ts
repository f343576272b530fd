import { lerp } from './numbers';

/** Red, green and blue, 0 to 255, fractions allowed while colours are being mixed. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` to its three channels. */
export function rgb(hex: string): Rgb {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Mixes two colours in gamma space: flat, map-like transitions are wanted here, not physical light. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  return [lerp(from[0], to[0], amount), lerp(from[1], to[1], amount), lerp(from[2], to[2], amount)];
}
