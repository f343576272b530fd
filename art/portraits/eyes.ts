import { clamp } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { Tones } from './features';
import { ink, paper } from './palette';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import type { Four } from './strokes';
import { brush, crescent, cutEllipse, ellipse, shape } from './strokes';
import type { View } from './view';

/** A plane of one eye; both eyes share their layers, so equal tones become one path. */
type Layer = readonly [fill: string, d: string];

export function eyes(sheet: Sheet, view: View, spec: PortraitSpec, tones: Tones): void {
  const near = view.profile ? profileEye(view, spec, tones) : eye(view, spec, tones, -1);
  const far = view.profile ? [] : eye(view, spec, tones, 1);
  near.forEach(([fill, d], i) => {
    const [farFill, farD] = far[i] ?? [fill, ''];
    if (farFill === fill) sheet.add(fill, d, farD);
    else sheet.add(fill, d).add(farFill, farD);
  });
}

/** Height of the lower lid, which a smile raises. */
const lowerLid = ({ mouth }: PortraitSpec): number => 5.6 - 0.36 * clamp(mouth.smile - 2, 0, 5);

/** How far the fold of the lid lies above its edge; with the years the lid hangs lower. */
const foldOf = ({ age }: PortraitSpec): number => (age > 50 ? 3.6 : 5.4);

function eye(view: View, spec: PortraitSpec, { skin, shadowSide }: Tones, side: 1 | -1): Layer[] {
  const { gap, size, open, tilt, lash, gaze = [0, 0] } = spec.eyes;
  const half = 15.5 * size;
  const shaded = side === shadowSide && spec.pose.shadow === 'split';
  const line = shaded ? skin.deep : skin.shade;
  // Authored from the inner corner (-1) to the outer one (1), a little behind the face's surface.
  const p = (ex: number, ey: number): Point => view.face(side * (gap + ex * half), ey * size, -4);
  const outer = 0.6 - tilt;
  const inner = p(-1, 3);
  const end = p(1, outer);
  const [high, low] = [p(-0.42, -4.9 * open), p(0.44, -6 * open)];
  const lid = lowerLid(spec);
  // The iris is a disc that the turned eyeball flattens. Its upper part lies below the lid, its lower part meets the other.
  const look = (gaze[0] - 0.22 * view.sin) * side;
  const centre = p(-0.02 + look, -1.2 + gaze[1]);
  const r = 7.3 * size;
  const fold = foldOf(spec);
  const crease: Four = [
    p(1.14, outer - 2.4),
    p(0.4, -6.2 * open - fold),
    p(-0.5, -4.6 * open - fold),
    p(-1, 0),
  ];
  // Lashes are heaviest towards the outer corner.
  const corner = p(1.16, outer - lash * 0.35);
  const weight = lash * 1.1;
  const below = [p(0.86, lid * 0.65), p(0.2, lid + 1), p(-0.6, lid)];
  return [
    [
      shaded ? skin.half : paper,
      crescent([inner, high, low, end], [end, p(0.45, lid - 0.4), p(-0.45, lid + 0.2), inner]),
    ],
    [ink, cutEllipse(centre, r * clamp(view.cos + 0.1, 0.6, 1), r, p(look, lid - 0.3)[1])],
    [shaded ? skin.shade : skin.half, crescent([inner, high, low, end], crease)],
    [line, brush(crease, spec.age > 50 ? 3 : 2.4) + brush(below, 2)],
    [
      ink,
      crescent(
        [inner, high, low, corner],
        [corner, p(0.5, -5.6 * open - weight), p(-0.42, -4.9 * open - weight * 0.8), inner],
      ),
    ],
    [paper, ellipse([centre[0] - 2.3, centre[1] - 1.6], 1.6)],
  ];
}

/** From the side an eye is a wedge that opens from its outer corner to the bulge of the cornea. */
function profileEye(view: View, spec: PortraitSpec, { skin }: Tones): Layer[] {
  const { size, open, lash } = spec.eyes;
  const front = view.solid.front(-2) * view.sin - 12;
  const p = (x: number, y: number): Point => view.flat(front + x * size, y * size);
  const corner = p(-20, 1.4);
  const lid = lowerLid(spec);
  const [top, bottom] = [p(0, -7 * open), p(-1.6, lid)];
  const edge = [corner, p(-9, -4.6 * open), top];
  const crease = [p(-22, -2.4), p(-10, -4.8 * open - foldOf(spec)), p(-2, -6.6 * open - foldOf(spec))];
  const tip = p(4.5, -7.6 * open - 1.5);
  return [
    [paper, shape(edge, [top, p(2.2, -1.4), bottom], [bottom, p(-9, lid), corner])],
    [ink, cutEllipse(p(-2.6, -1), 3.3 * size, 7 * size, p(0, lid - 0.3)[1])],
    [skin.half, shape(edge, [top, p(-2, -6.6 * open - foldOf(spec))], [...crease].reverse())],
    [skin.shade, brush(crease, 2.4) + brush([p(-17, lid * 0.7), p(-9, lid + 1), bottom], 2)],
    [
      ink,
      shape(
        edge,
        [top, tip, p(-0.5, -7 * open - lash * 0.9)],
        [p(-9, -4.6 * open - lash), p(-22, 1.6), corner],
      ),
    ],
    [paper, ellipse(p(-2.8, -3.2), 1.3)],
  ];
}
