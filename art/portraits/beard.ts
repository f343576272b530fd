import type { Point } from '../lib/point';
import type { Tones } from './features';
import type { HairTone } from './palette';
import { faceShadow } from './shadow';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import { shape } from './strokes';
import type { View } from './view';

/** The moustache, also the upper part of a full beard. */
function moustache(view: View, spec: PortraitSpec, heavy: boolean): string {
  const m = spec.mouth.y * (view.solid.chin / 118);
  const base = spec.nose.length + 8;
  const w = spec.mouth.width + (heavy ? 7 : 3);
  const d = heavy ? 1 : -1;
  return shape(
    view.faceLine([
      [-w, m + 6 * d, 0],
      [-w + 3, m - 7],
      [-14, base + 3, 3],
      [-3, base + 1, 4],
      [0, base + 2.5, 4],
      [3, base + 1, 4],
      [14, base + 3, 3],
      [w - 3, m - 7],
      [w, m + 6 * d, 0],
    ]),
    view.faceLine([
      [w, m + 6 * d, 0],
      [w * 0.6, m - 2.5, 2],
      [6, m - 3.5, 4],
      [0, m - 4.5, 4],
      [-6, m - 3.5, 4],
      [-w * 0.6, m - 2.5, 2],
      [-w, m + 6 * d, 0],
    ]),
  );
}

/** The beard proper: from the sideburns round the chin, with the mouth left free. */
function jaw(view: View, spec: PortraitSpec, out: number, cheek: number): string {
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
    [-w + 1, m - 1],
    [-6, m - 6, 3],
    [6, m - 6, 3],
    [w - 1, m - 1],
    [8, m + 11, 2],
    [-8, m + 11, 2],
    [-w + 1, m - 1],
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
  if (!spec.hair.beard) return;
  if (spec.hair.beard === 'stubble') {
    sheet.veil(tone.dark, 0.2, jaw(view, spec, 3, 4));
    return;
  }
  const pieces = {
    moustache: () => [moustache(view, spec, false)],
    short: () => [jaw(view, spec, 1.5, 4)],
    full: () => [jaw(view, spec, 6, -1), moustache(view, spec, true)],
  }[spec.hair.beard]();
  sheet.plane(tone.main, pieces.join(''), (s) =>
    s.add(tone.dark, faceShadow(view, { ...spec, pose: { ...spec.pose, shadow: 'plane' } }, shadowSide)),
  );
}
