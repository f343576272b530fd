import { radians } from '../lib/numbers';

/** A long or round rise (or hollow) of the land. Lengths and positions are parts of the edge length. */
export interface Landform {
  readonly x: number;
  readonly y: number;
  /** How far it reaches along its axis and to its sides. */
  readonly along: number;
  readonly across: number;
  /** Direction of the axis in degrees, clockwise from east. */
  readonly turn?: number;
  /** Height, where the noise on top of it reaches about 1; negative for a hollow. */
  readonly gain: number;
}

function rise({ x, y, along, across, turn = 0, gain }: Landform, atX: number, atY: number): number {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const forward = ((atX - x) * cos + (atY - y) * sin) / along;
  const aside = ((atY - y) * cos - (atX - x) * sin) / across;
  return gain * Math.exp(-(forward * forward + aside * aside));
}

/** How much a set of landforms lifts a place. */
export function raisedBy(landforms: readonly Landform[], x: number, y: number): number {
  return landforms.reduce((sum, landform) => sum + rise(landform, x, y), 0);
}
