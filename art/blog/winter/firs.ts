import Alea from 'alea';
import { clamp, lerp } from '../../lib/numbers';
import type { Point } from '../../lib/point';
import { tenth } from '../../lib/svgNumbers';

/**
 * A fir: five tiers of boughs that hang. One outline, down its right side and up its left, so that firs that overlap in a
 * path fill each other and cut no holes.
 */
function fir([x, y]: Point, height: number): string {
  const tiers = 5;
  const down: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const reach = height * 0.21 * (tier / tiers) ** 0.85;
    const row = (height * 0.92) / tiers;
    down.push([reach, row]);
    if (tier < tiers) down.push([-reach * 0.55, -row * 0.12]);
  }
  const half = down.reduce((sum, [across]) => sum + across, 0);
  const up = down.toReversed().map(([across, row]): Point => [across, -row]);
  const steps = (points: readonly Point[]) =>
    points.map(([across, row]) => `l${tenth(across)} ${tenth(row)}`).join('');
  return `M${tenth(x)} ${tenth(y - height)}${steps(down)}h${tenth(-2 * half)}${steps(up)}z`;
}

/** Firs along a line of the landscape, from one column to another. */
export function firsAlong(
  land: (x: number) => number,
  {
    from,
    to,
    gap,
    height,
    sink,
    seed,
  }: Record<'from' | 'to' | 'gap' | 'height' | 'sink', number> & { seed: string },
): string {
  const random = Alea(seed);
  const trees: string[] = [];
  for (let x = from; x <= to; x += gap * (0.6 + 0.8 * random()))
    trees.push(fir([x, land(x) + sink * (0.3 + random())], height * (0.6 + 0.55 * random())));
  return trees.join('');
}

/** The row of a line of the land at a column between two of its points. */
export function rowAt(line: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    line.findIndex(([column]) => column >= x),
  );
  const [from, to] = [line[index - 1], line[index] ?? line.at(-1)];
  if (!from || !to) return 0;
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
  return lerp(from[1], to[1], clamp(share, 0, 1));
}
