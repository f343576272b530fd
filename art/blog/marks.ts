import { brand } from '../lib/brandColours';
import { distance, type Point } from '../lib/point';
import { tenth, tenths } from '../lib/svgNumbers';
import { letters } from './letters';

/** Strong dark line round yellow and white things, which holds them together on any ground. */
export const edge = { colour: brand.ink, width: 5 } as const;

/** Where a way leads: the site's triangle, standing on its summit. */
export function summitMark([x, y]: Point, fill: string = brand.trail, size = 34): string {
  const corners: readonly Point[] = [
    [x, y - size],
    [x + size * 0.95, y + size * 0.64],
    [x - size * 0.95, y + size * 0.64],
  ];
  return `<path fill="${fill}" stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round" d="M${corners.map(tenths).join('L')}Z"/>`;
}

/** Where a way begins. */
export function startMark([x, y]: Point, colour: string = brand.white, size = 15): string {
  const cross = `M${tenth(x - size)} ${tenth(y - size)}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
  return `<g fill="none" stroke-linecap="square"><path stroke="${edge.colour}" stroke-width="${size + 4}" d="${cross}"/><path stroke="${colour}" stroke-width="${size * 0.55}" d="${cross}"/></g>`;
}

/** A number in a yellow disc. */
export function numberMark([x, y]: Point, text: string, radius: number): string {
  const size = radius * 1.15;
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${brand.trail}" stroke="${edge.colour}" stroke-width="${edge.width}"/>` +
    letters({ text, x, y: tenth(y + size * 0.35), size, weight: 700, fill: brand.ink, anchor: 'middle' })
  );
}

/** Posts of trail markers, from the top down to a row. */
export function post([x, top]: Point, ground: number, fill: string): string {
  return `<path fill="${fill}" stroke="${edge.colour}" stroke-width="4" d="M${x - 9} ${top}h18V${Math.round(ground)}h-18z"/>`;
}

/** Where a post stands. */
export function footOfPost([x, y]: Point): string {
  return `<circle cx="${x}" cy="${Math.round(y)}" r="15" fill="${brand.white}" stroke="${edge.colour}" stroke-width="5"/>`;
}

/** A trail sign that points to the right; `y` is the row of its middle. */
export function trailSign(
  [left, y]: Point,
  { width, height, point }: { readonly width: number; readonly height: number; readonly point: number },
): string {
  const [upper, lower, right] = [y - height / 2, y + height / 2, left + width];
  return `<path fill="${brand.trail}" stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round" d="M${left} ${upper}H${right - point}L${right} ${y}L${right - point} ${lower}H${left}Z"/>`;
}

/** A line in the site's style: bright, with a dark casing. */
export function casedLine(path: string, colour: string, width: number, casing = width + 10): string {
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${path}"`;
  return `<path ${line} stroke="${edge.colour}" stroke-width="${casing}"/><path ${line} stroke="${colour}" stroke-width="${width}"/>`;
}

/** Path data of a bar across the end of a way, `reach` to either side; its direction is that of the last `back` points. */
export function barAcross(points: readonly Point[], back: number, reach: number): string {
  const [before, end] = [points.at(-1 - back), points.at(-1)];
  if (!before || !end) return '';
  const scale = reach / distance(before, end);
  const across: Point = [-(end[1] - before[1]) * scale, (end[0] - before[0]) * scale];
  return `M${tenth(end[0] - across[0])} ${tenth(end[1] - across[1])}l${tenths([2 * across[0], 2 * across[1]])}`;
}
