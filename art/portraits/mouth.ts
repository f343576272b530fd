import type { Point } from '../lib/point';
import type { Tones } from './features';
import type { Skin } from './palette';
import { blend, ink, paper } from './palette';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import type { Four } from './strokes';
import { brush, crescent, shape } from './strokes';
import type { View } from './view';

/** Lips: the upper one is in shadow, the lower one catches light. */
const lipTones = (skin: Skin, lips: number) => ({
  upper: blend(skin.shade, skin.deep, 0.55 + lips * 0.4),
  lower: blend(skin.half, skin.deep, 0.38 + lips * 0.3),
});

export function mouth(sheet: Sheet, view: View, spec: PortraitSpec, { skin }: Tones): void {
  if (view.profile) {
    profileMouth(sheet, view, spec, skin);
    return;
  }
  const k = view.solid.chin / 118;
  const { width: w, upper: u, lower: l, smile, open: gape = 0, lips = 0, skew = 0 } = spec.mouth;
  const y = spec.mouth.y * k;
  const p = (x: number, dy: number, lift = 2): Point => view.face(x, y + dy, lift);
  const corner = (s: 1 | -1, out = 0): Point => p(s * (w + out), -smile - s * skew - out * 0.6, -2);
  const [left, right] = [corner(-1), corner(1)];
  // The wider the smile, the lower hangs the middle of the seam below its corners.
  const dip = 0.4 + Math.max(0, smile - 3) * 0.3;
  const seam: Four = [left, p(-w * 0.36, dip, 3), p(w * 0.36, dip, 3), right];
  const edge: Four = [right, p(w * 0.36, dip + 1.2 + gape, 4), p(-w * 0.36, dip + 1.2 + gape, 4), left];
  const bow = [
    left,
    p(-w * 0.5, -u * 0.6 - smile * 0.5),
    p(-4.5, -u - 1.6, 4),
    p(0, -u - 0.2, 4),
    p(4.5, -u - 1.6, 4),
    p(w * 0.5, -u * 0.6 - smile * 0.5),
    right,
  ];
  const floor = dip + gape + l;
  const under: Four = [left, p(-w * 0.42, floor + 0.2, 4), p(w * 0.42, floor + 0.2, 4), right];
  const tones = lipTones(skin, lips);
  sheet.add(tones.upper, shape(bow, [right, p(0, dip + 1, 4), left]));
  sheet.add(tones.lower, crescent(under, edge));
  if (gape) sheet.add(paper, crescent(seam, edge));
  const ends = [corner(-1, 1), seam[1], seam[2], corner(1, 1)];
  const dimples = smile < 4 ? '' : ([-1, 1] as const).map((s) => dimple(p, s, w, smile + s * skew)).join('');
  sheet.add(ink, brush(ends, gape ? 2 : 3.2));
  sheet.add(
    skin.shade,
    brush([p(-12, floor + 8.6, 0), p(0, floor + 8.6, 0), p(12, floor + 8.6, 0)], 5.6),
    dimples,
  );
}

/** The crease that a smile makes at the corner of the mouth. */
const dimple = (
  p: (x: number, dy: number, lift?: number) => Point,
  s: 1 | -1,
  w: number,
  smile: number,
): string =>
  brush(
    [p(s * (w + 3), -smile - 6, 0), p(s * (w + 5.4), -smile - 0.5, 0), p(s * (w + 3.4), -smile + 5, 0)],
    2.4,
  );

/** From the side the lips are two small wedges that open from the corner to the contour. */
function profileMouth(sheet: Sheet, view: View, spec: PortraitSpec, skin: Skin): void {
  const y = spec.mouth.y * (view.solid.chin / 118);
  const { width: w, upper, lower, smile, lips = 0 } = spec.mouth;
  const edge = (dy: number, lift: number): Point => view.at(0, y + dy, view.solid.front(y + dy) + lift);
  const corner = view.face(-w * 0.86, y - smile * 0.8);
  const meet = edge(0.5, 0.8);
  const top = edge(-8.5, 0.8);
  const bottom = edge(9.5, 0);
  const bow = [corner, view.face(-8, y - upper - 1), top];
  const bulge = [bottom, view.face(-9, y + lower + 1), corner];
  const tones = lipTones(skin, lips);
  sheet.add(tones.upper, shape(bow, [top, edge(-3.5, 2.6 + upper * 0.8), meet], [meet, corner]));
  sheet.add(tones.lower, shape([corner, meet], [meet, edge(5, 2.6 + lower * 0.5), bottom], bulge));
  sheet.add(ink, brush([corner, view.face(-w * 0.4, y - 0.2), meet], 3));
  sheet.add(
    skin.shade,
    brush([view.face(-13, y + lower + 10), view.face(-6, y + lower + 10), edge(13, -1)], 4),
  );
}
