import { brush } from './strokes';
import type { View } from './view';

/** The pieces of a head of hair, as path data. */
export interface HairDrawing {
  /** Behind neck and shoulders. */
  back?: string[];
  /** The curtain on the far side of a turned head, behind the face. */
  far?: string[];
  /** Over forehead and temples. */
  cap: string[];
  strands?: string[];
  /** Partings and folds in the dark tone. */
  partings?: string[];
  /** Whether the ears are free. */
  ears: boolean;
  /** Whether the bare skull shows. */
  skull?: boolean;
}

/** A way to wear one's hair, for any view of the head. */
export type DrawHair = (view: View) => HairDrawing;

/**
 * A stroke through the hair: its weight and its points. A point may begin with where it and those after it lie:
 * on the hair's `hull` (so without a word), or as the view's methods `widenedFace` and `face` have it.
 */
export type Strand = readonly [weight: number, points: string];

/** Strokes as path data. */
export function drawStrands(view: View, strands: readonly Strand[] = []): string[] {
  return strands.map(([weight, text]) => {
    let place = 'hull';
    const points = text.split(', ').map((point) => {
      const [y, x, word = place] = point.split(' ').reverse();
      place = word;
      return view[place as 'hull' | 'face' | 'widenedFace'](Number(x), Number(y));
    });
    return brush(points, weight);
  });
}
