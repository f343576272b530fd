import { lerp } from '../lib/numbers';
import { table } from './rows';

/** Proportions of a skull and face. Widths are factors around 1, lengths are in head units (chin ≈ 118). */
export interface FaceShape {
  width: number;
  temple: number;
  cheek: number;
  jaw: number;
  chin: number;
  length: number;
}

/**
 * The head as a simple solid. Heights are measured from the eye line (0) down to
 * the chin (about 118) and up to the crown (-122); x is across, z towards the nose.
 * Because the solid can be turned, a face is authored once and drawn in any view.
 */
export interface Solid {
  /** Half width at a height. */
  width: (y: number) => number;
  /** Depth of the face's middle line, without nose and lips. */
  front: (y: number) => number;
  /** Depth of the widest line: the ear above, the jaw edge below. */
  edge: (y: number) => number;
  chin: number;
}

export function solidOf({ width, temple, cheek, jaw, chin, length }: FaceShape): Solid {
  const k = length / 118;
  const low = (y: number): number => y * k;
  return {
    chin: length,
    width: table([
      [-124, 22 * width],
      [-116, 44 * width],
      [-100, 62 * width],
      [-75, 72 * width * temple],
      [-42, 75 * width * temple],
      [-8, 73 * width * lerp(temple, cheek, 0.5)],
      [low(20), 72 * width * cheek],
      [low(46), 67 * width * lerp(cheek, jaw, 0.5)],
      [low(70), 58 * width * jaw],
      [low(92), 43 * width * lerp(jaw, chin, 0.5)],
      [low(107), 28 * width * chin],
      [low(115), 15 * width * chin],
      [low(118), 3 * width * chin],
    ]),
    front: table([
      [-124, 10],
      [-112, 40],
      [-95, 62],
      [-70, 78],
      [-45, 86],
      [-22, 88],
      [-4, 79],
      [20, 82],
      [low(48), 86],
      [low(66), 90],
      [low(80), 85],
      [low(92), 84],
      [low(107), 87],
      [low(118), 78],
    ]),
    edge: table([
      [-60, -8],
      [low(42), -8],
      [low(60), -3],
      [low(76), 12],
      [low(92), 34],
      [low(106), 58],
      [low(118), 74],
    ]),
  };
}
