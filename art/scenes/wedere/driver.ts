import { type Point, pts } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';
import { drawMap } from '../map/draw';
import { alongStreets } from '../map/plan';
import type { Scene } from '../page';
import { childYellow, nightMap } from './colours';
import { wedereGerman } from './german';

const size = { width: 1024, height: 720 };
const map = { width: 470, height: 720 };
const way: readonly Point[] = pts('-4 -4, -1 -4, -1 -2, 1 -2, 1 0, 0 0, 0 2, 2 2, 2 6');
const stopAt: Point = [0, 0];

function aheadMap(): string {
  const { markup, corner } = drawMap({ ...map, seed: 23, block: 96, angle: -0.2 }, nightMap);
  const path = polyline(alongStreets(corner, way));
  const [x, y] = corner(...stopAt);
  return `<svg class="map" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width} ${map.height}">${markup}
<path d="${path}" fill="none" stroke="#7f9bff" stroke-width="12" stroke-linejoin="round"/>
<circle cx="${x}" cy="${y}" r="54" fill="${childYellow}" opacity=".22"/>
<rect x="${x - 36}" y="${y - 28}" width="72" height="56" rx="14" fill="${childYellow}"/>
<text x="${x}" y="${y + 13}" class="bus-number">4</text></svg>`;
}

/** Wedere at the wheel: one stop and one button, large enough for gloves. */
export const driverScene: Scene = {
  ...size,
  german: wedereGerman,
  stylesheets: ['wedere/base.css', 'wedere/driver.css'],
  fonts: ['hanken-grotesk'],
  body: `<main><p class="ends"><b>wedere</b><b>07:30</b></p>
<h1>Mill Bridge</h1><p>5 children board here</p><span class="done middle">All on board</span></main>${aheadMap()}`,
};
