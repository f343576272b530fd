import type { Point } from '../lib/point';
import type { Tones } from './features';
import type { HairTone } from './palette';
import { faceShadow } from './shadow';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import { shape } from './strokes';
import type { View } from './view';

/** A moustache: from below the nose over the upper lip, past its corners. */
function moustache(view: View, spec: PortraitSpec): string {
  const m = spec.mouth.y * (view.solid.chin / 118);
  const base = spec.nose.length + 8;
  const w = spec.mouth.width + 5;
  const half = (s: 1 | -1): Point[] =>
    view.faceLine([
      [s * 3, base + 6.5, 4],
      [s * 12, base + 4.5, 3],
      [s * w * 0.8, m - 7, 1],
      [s * w, m - 2.5, 0],
      [s * (w - 2), m + 1, 0],
      [s * w * 0.6, m + 0.5, 2],
      [s * 4, m + 1.5, 4],
    ]);
  return shape(half(1), half(-1).reverse());
}

/** How a beard is worn: how far it stands out, how low it begins on the cheek, how much of the upper lip it leaves free. */
interface Trim {
  readonly out: number;
  readonly cheek: number;
  readonly lip: number;
}

const trims = { short: { out: 1.5, cheek: 4, lip: 5 }, full: { out: 6, cheek: -1, lip: 1 } };

/** A beard from the sideburns round the chin, with the mouth left free. */
function jaw(view: View, spec: PortraitSpec, { out, cheek, lip }: Trim): string {
  const k = view.solid.chin / 118;
  const m = spec.mouth.y * k;
  const w = spec.mouth.width;
  const nearRows = [114, 104, 88, 66, 42, 14].map((y, i) => view.near(y * k, i < 4 ? out : 0));
  const base = spec.nose.length + 9;
  const farRows = (view.profile ? [base / k + 2, 88, 100, 114] : [18, 46, 72, 98, 114]).map((y, i) =>
    view.far(y * k, i > 1 ? out : out * 0.4),
  );
  // Along the cheek the beard starts as a narrow sideburn and dips to the corner of the mouth.
  const side = (s: 1 | -1): Point[] =>
    view.faceLine(
      [
        [69, 20],
        [62, (42 + cheek) * k],
        [46, (56 + cheek) * k],
        [w + 3, m - 9],
        [14, base + 2],
      ],
      s,
    );
  const upper = [...side(-1), view.face(0, base + 1, 3), ...(view.profile ? [] : side(1).reverse())];
  const hole = view.faceLine([
    [-w + 1, m - 1.5],
    [-6, m - lip, 3],
    [6, m - lip, 3],
    [w - 1, m - 1.5],
    [9, m + 8.5, 2],
    [-9, m + 8.5, 2],
    [-w + 1, m - 1.5],
  ]);
  const chin = view.at(0, view.solid.chin + 1 + out, view.solid.front(118 * k) + out * 0.4);
  const outline = shape([...farRows, chin, ...nearRows], upper);
  // The hole runs against the outline, so the default fill rule keeps it open; a profile paints its lips on top.
  return view.profile ? outline : outline + shape([...hole].reverse());
}

export function beard(
  sheet: Sheet,
  view: View,
  spec: PortraitSpec,
  tone: HairTone,
  { shadowSide }: Tones,
): void {
  const kind = spec.hair.beard;
  if (!kind) return;
  const outline = kind === 'moustache' ? moustache(view, spec) : jaw(view, spec, trims[kind]);
  sheet.plane(tone.main, outline, (s) =>
    s.add(tone.dark, faceShadow(view, { ...spec, pose: { ...spec.pose, shadow: 'plane' } }, shadowSide)),
  );
}
