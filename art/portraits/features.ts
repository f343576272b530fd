import { clamp } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { Skin } from './palette';
import { blend, ink, paper } from './palette';
import type { Sheet } from './sheet';
import { calmBrows, type PortraitSpec } from './spec';
import type { Four } from './strokes';
import { brush, crescent, ellipse, shape } from './strokes';
import type { View } from './view';

export interface Tones {
  skin: Skin;
  brow: string;
  /** 1: the far half lies in shadow, -1: the near half. */
  shadowSide: 1 | -1;
}

/** A plane of one eye; both eyes share their layers, so equal tones become one path. */
type Layer = readonly [fill: string, d: string];

export function eyes(sheet: Sheet, view: View, spec: PortraitSpec, tones: Tones): void {
  const near = eye(view, spec, tones, -1);
  const far = view.profile ? [] : eye(view, spec, tones, 1);
  near.forEach(([fill, d], i) => {
    const [farFill, farD] = far[i] ?? [fill, ''];
    if (farFill === fill) sheet.add(fill, d, farD);
    else sheet.add(fill, d).add(farFill, farD);
  });
}

function eye(view: View, spec: PortraitSpec, { skin, shadowSide }: Tones, side: 1 | -1): Layer[] {
  const { gap, size, open, tilt, lash } = spec.eyes;
  const half = 15.5 * size;
  const shaded = side === shadowSide && spec.pose.shadow === 'split';
  const line = shaded ? skin.deep : skin.shade;
  // Authored from the inner corner (-1) to the outer one (1), a little behind the face's surface.
  const p = (ex: number, ey: number): Point => view.face(side * (gap + ex * half), ey * size, -4);
  const outer = 0.6 - tilt;
  const inner = p(-1, 3);
  const end = p(1, outer);
  const [high, low] = [p(-0.42, -4.9 * open), p(0.44, -6 * open)];
  // The iris is a disc that the turned eyeball flattens; people look at the viewer.
  const look = -0.22 * view.sin * side;
  const centre = p(-0.02 + look, -0.7);
  const r = 7.7 * size;
  // The lid covers the top of the iris; with the years it hangs lower.
  const fold = spec.age > 50 ? 3.6 : 5.6;
  const crease: Four = [
    p(1.14, outer - 2.4),
    p(0.4, -6.2 * open - fold),
    p(-0.5, -4.6 * open - fold),
    p(-1, 0),
  ];
  // Lashes are heaviest towards the outer corner.
  const corner = p(1.16, outer - lash * 0.35);
  const weight = lash * 1.1;
  return [
    [
      shaded ? skin.half : paper,
      crescent([inner, high, low, end], [end, p(0.45, 5.2), p(-0.45, 5.8), inner]),
    ],
    [ink, ellipse(centre, r * clamp(view.cos + 0.1, 0.6, 1), r * Math.min(1, open + 0.06))],
    [shaded ? skin.shade : skin.half, crescent([inner, high, low, end], crease)],
    [line, brush(crease, spec.age > 50 ? 3 : 2.4) + brush([p(0.86, 3.6), p(0.2, 6.6), p(-0.6, 5.6)], 2)],
    [
      ink,
      crescent(
        [inner, high, low, corner],
        [corner, p(0.5, -5.6 * open - weight), p(-0.42, -4.9 * open - weight * 0.8), inner],
      ),
    ],
    [paper, ellipse([centre[0] - 2.4, centre[1] - 2.2], 1.6)],
  ];
}

export function brows(sheet: Sheet, view: View, spec: PortraitSpec, { brow }: Tones): void {
  const { thick, arch, angle } = { ...calmBrows, ...spec.brows };
  const paths: string[] = [];
  for (const side of view.profile ? ([-1] as const) : ([-1, 1] as const)) {
    const start = spec.eyes.gap - 19;
    const p = (t: number, y: number): Point => view.face(side * (start + 40 * t), y, 2);
    const tail = p(1, -17 - angle * 0.4);
    const top: Four = [
      p(0.02, -20 + angle - thick * 0.35),
      p(0.36, -22 - arch * 0.6 - thick * 0.5),
      p(0.68, -22 - arch - thick * 0.3),
      tail,
    ];
    const under: Four = [
      tail,
      p(0.66, -21 - arch + thick * 0.4),
      p(0.34, -21 - arch * 0.5 + thick * 0.45),
      p(0, -20 + angle + thick * 0.5),
    ];
    paths.push(crescent(top, under));
  }
  sheet.add(brow, ...paths);
}

/** The dark of the near nostril, which holds the tip of a turned nose. */
export function nostril(sheet: Sheet, view: View, spec: PortraitSpec, { skin }: Tones): void {
  const { length, width } = spec.nose;
  sheet.add(
    skin.deep,
    brush(
      view.faceLine([
        [-10 * width, length + 2, 3],
        [-7, length, 6],
        [-2, length + 4, 8],
      ]),
      4,
    ),
  );
}

export function mouth(sheet: Sheet, view: View, spec: PortraitSpec, { skin }: Tones): void {
  if (view.profile) {
    profileMouth(sheet, view, spec, skin);
    return;
  }
  const k = view.solid.chin / 118;
  const { width: w, upper: u, lower: l, smile, open, lips = 0 } = spec.mouth;
  const y = spec.mouth.y * k;
  const p = (x: number, dy: number, lift = 2): Point => view.face(x, y + dy, lift);
  const left = p(-w, -smile, -2);
  const right = p(w, -smile, -2);
  const gape = open ? 4.5 : 0;
  const seam: Four = [left, p(-w * 0.36, 0.4 - smile * 0.1, 3), p(w * 0.36, 0.4 - smile * 0.1, 3), right];
  const edge: Four = [right, p(w * 0.36, 1.6 + gape, 4), p(-w * 0.36, 1.6 + gape, 4), left];
  const bow = [
    left,
    p(-w * 0.5, -u * 0.6 - smile * 0.5),
    p(-4.5, -u - 1.6, 4),
    p(0, -u - 0.2, 4),
    p(4.5, -u - 1.6, 4),
    p(w * 0.5, -u * 0.6 - smile * 0.5),
    right,
  ];
  const under: Four = [left, p(-w * 0.42, gape + l + 0.6, 4), p(w * 0.42, gape + l + 0.6, 4), right];
  sheet.add(blend(skin.shade, skin.deep, 0.55 + lips * 0.4), shape(bow, [right, p(0, 1.4, 4), left]));
  sheet.add(blend(skin.half, skin.deep, 0.38 + lips * 0.3), crescent(under, edge));
  if (open) sheet.add(paper, crescent(seam, edge));
  const corner = (s: 1 | -1): Point => p(s * (w + 1), -smile - 0.6, -2);
  sheet.add(ink, brush([corner(-1), seam[1], seam[2], corner(1)], open ? 2 : 3.2));
  const chinY = gape + l + 9;
  sheet.add(skin.shade, brush([p(-12, chinY, 0), p(0, chinY, 0), p(12, chinY, 0)], 5.6));
}

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
  sheet.add(
    blend(skin.shade, skin.deep, 0.55 + lips * 0.4),
    shape(bow, [top, edge(-3.5, 2.6 + upper * 0.8), meet], [meet, corner]),
  );
  sheet.add(
    blend(skin.half, skin.deep, 0.38 + lips * 0.3),
    shape([corner, meet], [meet, edge(5, 2.6 + lower * 0.5), bottom], bulge),
  );
  sheet.add(ink, brush([corner, view.face(-w * 0.4, y - 0.2), meet], 3));
  sheet.add(
    skin.shade,
    brush([view.face(-13, y + lower + 10), view.face(-6, y + lower + 10), edge(13, -1)], 4),
  );
}
