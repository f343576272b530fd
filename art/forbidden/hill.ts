import type { Point } from '../lib/point';
import { polyline } from '../lib/svgNumbers';
import type { SceneColours } from './colours';
import { sceneSize } from './size';

/** Height of the snow's edge above the lower border at a column, as a row of the picture. */
function ridgeRow(x: number): number {
  const dome = 92 * Math.exp(-(((x - 800) / 470) ** 2));
  return 792 - dome + 12 * Math.sin(x / 170 + 0.6) + 7 * Math.sin(x / 61 + 2) - x * 0.008;
}

/** A line across the picture that follows the ridge `depth` pixels below, ever less of its shape. */
function ridgeLine(depth: number): readonly Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= sceneSize.width + 20; x += 20) {
    const wander = (depth / 14) * Math.sin(x / 240 + depth / 37);
    points.push([x, ridgeRow(x) + depth + wander - ((800 - x) / 800) ** 2 * depth * 0.12]);
  }
  return points;
}

/** The snow in front: a dome with contour lines that spread as they come nearer. */
export function hill(colours: SceneColours): string {
  const edge = polyline(ridgeLine(0));
  const lines = Array.from({ length: 12 }, (_, index) => {
    const isIndexLine = index % 5 === 4;
    const depth = 9 + 9 * index + 1.5 * index ** 2;
    const [stroke, width] = isIndexLine ? [colours.indexContour, 2] : [colours.contour, 1.3];
    return `<path d="${polyline(ridgeLine(depth))}" stroke="${stroke}" stroke-width="${width}"/>`;
  });
  return `<linearGradient id="snow" x1="0" y1="0" x2=".25" y2="1">
<stop offset="0" stop-color="${colours.snowLight}"/><stop offset="1" stop-color="${colours.snowDark}"/></linearGradient>
<path d="${edge}V${sceneSize.height}H-20Z" fill="url(#snow)"/><g fill="none">${lines.join('')}</g>`;
}
