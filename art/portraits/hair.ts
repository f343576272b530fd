import { pts } from '../lib/point';
import * as falling from './hair-falling';
import * as framing from './hair-framing';
import * as short from './hair-short';
import * as tied from './hair-tied';
import type { HairDrawing } from './hairDrawing';
import type { HairTone } from './palette';
import type { Sheet } from './sheet';
import { shape } from './strokes';
import type { View } from './view';

const styles = { ...short, ...falling, ...tied, ...framing };
export type HairStyle = keyof typeof styles;

export const hairOf = (style: HairStyle, view: View): HairDrawing => styles[style](view);

/** Front hair with its own shadow side. */
export function paintHair(
  sheet: Sheet,
  view: View,
  pieces: string[],
  hair: HairDrawing,
  tone: HairTone,
  shadowSide: 1 | -1,
): void {
  if (!pieces.length) return;
  const u = (n: number): number => n * shadowSide + (shadowSide === 1 ? 0 : -0.1);
  const dark = shape(
    pts('0.02 -175, 0.34 -106, 0.42 -60, 0.64 -10, 0.62 260').map(([a, y]) => view.hull(u(a), y)),
    [view.hull(shadowSide * 2.6, 260), view.hull(shadowSide * 2.6, -180)],
  );
  sheet.plane(tone.main, pieces.join(''), (s) => {
    if (tone.light !== tone.main) s.add(tone.light, ...(hair.strands ?? []));
    s.add(tone.dark, dark, ...(hair.partings ?? []));
  });
}
