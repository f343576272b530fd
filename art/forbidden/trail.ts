import { lerp } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { SceneColours } from './colours';

type Curve = readonly [from: Point, leave: Point, arrive: Point, to: Point];

/** The way up to the barrier, and the way somebody took when turning back. */
const wayUp: Curve = [
  [640, 930],
  [770, 858],
  [668, 806],
  [786, 752],
];
const wayBack: Curve = [
  [838, 752],
  [905, 792],
  [880, 842],
  [985, 915],
];

/** A place on a cubic curve and the direction there, which is not of unit length. */
function along([a, b, c, d]: Curve, t: number): { readonly at: Point; readonly direction: Point } {
  const s = 1 - t;
  const blend = (axis: 0 | 1): number =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 0 | 1): number =>
    3 * s * s * (b[axis] - a[axis]) + 6 * s * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis]);
  return { at: [blend(0), blend(1)], direction: [slope(0), slope(1)] };
}

/** The yellow route, narrower with distance, which ends at the barrier. */
export function trail(colours: SceneColours): string {
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= 40; step++) {
    const t = step / 40;
    const { at, direction } = along(wayUp, t);
    const length = Math.hypot(...direction);
    const half = lerp(34, 10, t ** 0.75);
    // Seen at a low angle: a stretch that runs across the picture looks thinner than one that runs away.
    const across: Point = [(-direction[1] / length) * half, (direction[0] / length) * half * 0.6];
    left.push(`${(at[0] + across[0]).toFixed(1)} ${(at[1] + across[1]).toFixed(1)}`);
    right.unshift(`${(at[0] - across[0]).toFixed(1)} ${(at[1] - across[1]).toFixed(1)}`);
  }
  return `<path d="M${[...left, ...right].join('L')}Z" fill="${colours.yellow}" stroke="${colours.ink}" stroke-width="4.5" stroke-linejoin="round"/>`;
}

/** Footprints in the snow, left and right in turn, larger as they come nearer. */
export function footprints(colours: SceneColours): string {
  const count = 13;
  const prints = Array.from({ length: count }, (_, index) => {
    const { at, direction } = along(wayBack, (index / (count - 1)) ** 0.9);
    const size = lerp(3.2, 8.5, index / (count - 1));
    const side = index % 2 ? 1.5 : -1.5;
    const length = Math.hypot(...direction);
    const x = at[0] + (-direction[1] / length) * size * side;
    const y = at[1] + (direction[0] / length) * size * side * 0.6;
    const turn = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
    return `<ellipse rx="${(size * 1.45).toFixed(1)}" ry="${(size * 0.72).toFixed(1)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;
  });
  return `<g fill="${colours.shadow}" opacity=".42">${prints.join('')}</g>`;
}
