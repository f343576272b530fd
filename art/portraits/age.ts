import { pts } from '../lib/point';
import type { Tones } from './features';
import { blend } from './palette';
import type { Rows } from './rows';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import { brush } from './strokes';
import type { View } from './view';

/** A wrinkle: where it runs on the near half of the face, and its weight. */
type Wrinkle = readonly [points: Rows, thick: number];

/** The drawing of years: folds next to the mouth, bags, crow's feet and furrows, each only when due. */
export function ageLines(sheet: Sheet, view: View, spec: PortraitSpec, tones: Tones): void {
  if (spec.age < 38) return;
  const { skin, shadowSide } = tones;
  for (const side of view.profile ? ([-1] as const) : ([-1, 1] as const)) {
    const dark = side === shadowSide && spec.pose.shadow === 'split';
    const tone = dark ? blend(skin.shade, skin.deep, 0.6) : blend(skin.half, skin.shade, 0.7);
    // On a turned head the far cheek is too narrow for folds.
    const folds = side === -1 || view.sin < 0.3 ? cheekFolds(view, spec) : [];
    const lines = [...folds, ...eyeBags(spec)];
    sheet.add(tone, ...lines.map(([points, thick]) => brush(view.faceLine(points, side), thick)));
  }
  if (spec.age < 52) return;
  const furrows = [
    '-34 -54, -12 -58, 10 -57, 30 -53',
    ...(spec.age > 60 ? ['-26 -44, -8 -47, 8 -47, 24 -43'] : []),
  ];
  sheet.add(skin.half, ...furrows.map((furrow) => brush(view.faceLine(pts(furrow)), 2.8)));
}

function eyeBags({ age, eyes: { gap } }: PortraitSpec): Wrinkle[] {
  if (age < 44) return [];
  return [[pts(`${gap - 13} 9, ${gap - 3} 13.5, ${gap + 9} 11.5`), age > 54 ? 2.8 : 2]];
}

function cheekFolds(view: View, { age, nose, mouth, eyes, wear }: PortraitSpec): Wrinkle[] {
  const k = view.solid.chin / 118;
  const w = mouth.width;
  const besideMouth = [
    [18, nose.length - 2, 2],
    [25, nose.length + 8],
    [w + 5, (mouth.y - 3) * k],
    ...(age > 50 ? [[w + 6, (mouth.y + 8) * k]] : []),
  ];
  const folds: Wrinkle[] = [[besideMouth, age > 50 ? 3.2 : 2]];
  // Spectacle arms hide the crow's feet.
  if (age >= 50 && !wear.glasses) folds.push([pts(`${eyes.gap + 20} 0, ${eyes.gap + 27} 2`), 2.2]);
  if (age >= 56) folds.push([pts(`${w + 8} ${84 * k}, ${w + 10} ${94 * k}, ${w + 6} ${102 * k}`), 2.6]);
  return folds;
}
