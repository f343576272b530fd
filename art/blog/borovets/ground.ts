import type { Point } from '../../lib/point';
import { tenths } from '../../lib/svgNumbers';
import { heroSize } from '../size';
import { evening } from './colours';

/** The row at which the near slope ends against the valley, by column: it falls from the right to the left. */
export function brow(x: number): number {
  const slope = 742 - 96 * (1 / (1 + Math.exp(-(x - 930) / 190)));
  return slope + 9 * Math.sin(x / 150 + 0.8) + 4 * Math.sin(x / 57);
}

function line(depth: number): readonly Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= heroSize.width + 20; x += 20) {
    points.push([x, brow(x) + depth + (depth / 12) * Math.sin(x / 260 + depth / 40)]);
  }
  return points;
}

function path(points: readonly Point[]): string {
  return `M${points.map(tenths).join('L')}`;
}

/** The near slope in the last light, with contour lines that spread as they come nearer. */
export function ground(): string {
  const lines = Array.from({ length: 9 }, (_, index) => path(line(12 + 11 * index + 1.7 * index ** 2))).join(
    '',
  );
  return `<linearGradient id="ground" x1="0" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="${evening.snowLight}"/><stop offset="1" stop-color="${evening.snowDark}"/></linearGradient>
<path fill="url(#ground)" d="${path(line(0))}V${heroSize.height}H-20Z"/>
<path fill="none" stroke="${evening.snowLine}" stroke-opacity=".16" stroke-width="1.500" d="${lines}"/>`;
}
